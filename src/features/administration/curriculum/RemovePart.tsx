import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { curriculumCalls } from '../../../contract/administration/curriculum.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { NetworkConfirm } from '../../../ui/press/NetworkConfirm.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';
import type { OpenSheet } from './CurriculumPart.tsx';
import { archivedQuery, curriculumQuery } from './curriculumQuery.ts';

/** The question before a section or lecture is taken out. */
export function RemovePart({
  itemId,
  removal: { of, id, name },
  onClose,
}: {
  itemId: string;
  removal: Extract<OpenSheet, { kind: 'removal' }>;
  onClose: () => void;
}) {
  const texts = useMessages(itemEditingMessages).curriculum.removal;
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const removing = useMutation({
    mutationFn: () =>
      of === 'section'
        ? callServer(curriculumCalls.removeSection, { params: { itemId, sectionId: id } }, { key })
        : callServer(curriculumCalls.removeLecture, { params: { itemId, lectureId: id } }, { key }),
    networkMode: 'always',
    onSuccess: (sections) => {
      client.setQueryData(curriculumQuery(itemId).queryKey, sections);
      void client.invalidateQueries({ queryKey: archivedQuery(itemId).queryKey });
      notify({ kind: 'done', title: texts.done });
      onClose();
    },
  });
  const network = usePressedCall(removing, () => removing.mutate());
  return (
    <NetworkConfirm
      danger
      network={network}
      title={texts[of](name)}
      body={<p>{texts.body}</p>}
      confirm={texts.confirm}
      onClose={onClose}
    />
  );
}
