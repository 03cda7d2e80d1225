import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { duplicateItem } from '../../../contract/administration/adminItem.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { NetworkButton } from '../../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { askBeforeLosing } from '../form/askBeforeLosing.ts';

/** Copies an item as a draft and opens the copy. */
export function DuplicateButton({ itemId }: { itemId: string }) {
  const texts = useMessages(itemEditingMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  // One key until the copy is there, so that a second press after a lost answer makes no second copy.
  const key = useRef('');
  const copying = useMutation({
    mutationFn: () => {
      key.current ||= crypto.randomUUID();
      return callServer(duplicateItem, { params: { itemId } }, { key: key.current });
    },
    networkMode: 'always',
    onSuccess: (copy) => {
      key.current = '';
      void client.invalidateQueries({ queryKey: administrationKeys.items() });
      notify({ kind: 'done', title: texts.made });
      void navigate(deskLinks.item(copy.id));
    },
  });
  const network = usePressedCall(copying, () => copying.mutate());
  return (
    <>
      <NetworkButton kind="quiet" small network={network} onClick={() => askBeforeLosing(network.press)}>
        {texts.duplicate}
      </NetworkButton>
      <FailureNote error={network.error} />
    </>
  );
}
