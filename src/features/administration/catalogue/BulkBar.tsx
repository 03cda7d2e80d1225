import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { bulkPublication } from '../../../contract/administration/bulkItems.ts';
import { textIn } from '../../../domain/localText.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { NetworkButton } from '../../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';
import { ConfirmSheet } from '../../../ui/sheet/ConfirmSheet.tsx';
import { administrationKeys } from '../administrationKeys.ts';
import { PriceSheet } from './PriceSheet.tsx';

/** The deeds for the chosen items of the list. */
export function BulkBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const texts = useMessages(itemEditingMessages).bulk;
  const [isPricing, setPricing] = useState(false);
  const [isHiding, setHiding] = useState(false);
  const { network, press } = useBulkPublication(ids, onClear);
  return (
    <div className="leaf stack stack-2 adm-bulk" role="status">
      <div className="row">
        <span className="strong">{texts.chosen(ids.length)}</span>
        <NetworkButton kind="outline" small network={network} onClick={() => press(true)}>
          {texts.publish}
        </NetworkButton>
        <NetworkButton kind="outline" small network={network} onClick={() => setHiding(true)}>
          {texts.unpublish}
        </NetworkButton>
        <Button kind="outline" small onClick={() => setPricing(true)}>
          {texts.prices}
        </Button>
        <Button kind="quiet" small onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      <FailureNote error={network.error} />
      <ConfirmSheet
        open={isHiding}
        title={texts.hiding.title(ids.length)}
        body={texts.hiding.body}
        confirm={texts.unpublish}
        onCancel={() => setHiding(false)}
        onConfirm={() => {
          setHiding(false);
          press(false);
        }}
      />
      {isPricing && <PriceSheet ids={ids} onClose={() => setPricing(false)} />}
    </div>
  );
}

function useBulkPublication(ids: readonly string[], onDone: () => void) {
  const texts = useMessages(itemEditingMessages).bulk;
  const { language } = useLanguage();
  const client = useQueryClient();
  // The pressed deed, whatever is chosen before it is sent.
  const pressed = useRef({ ids, isPublished: true, key: '' });
  const publishing = useMutation({
    mutationFn: ({ key, ...body }: typeof pressed.current) => callServer(bulkPublication, { body }, { key }),
    networkMode: 'always',
    onSuccess: ({ changed, incomplete }) => {
      void client.invalidateQueries({ queryKey: administrationKeys.items() });
      notify({ kind: 'done', title: texts.published(changed) });
      const titles = incomplete.map((title) => textIn(title, language)).join(', ');
      if (titles !== '') notify({ kind: 'error', title: texts.incomplete(titles) });
      onDone();
    },
  });
  const network = usePressedCall(publishing, () => publishing.mutate(pressed.current));
  const press = (isPublished: boolean) => {
    pressed.current = { ids, isPublished, key: crypto.randomUUID() };
    network.press();
  };
  return { network, press };
}
