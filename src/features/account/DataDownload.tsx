import { useMutation } from '@tanstack/react-query';
import { type AnsweredFile, fileTypes } from '../../contract/order/orderDocument.ts';
import { dataRightsMessages } from '../../i18n/people/dataRights.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { saveFile } from '../../platform/net/saveFile.ts';
import { FailureNote } from '../../ui/notice/FailureNote.tsx';
import { notify } from '../../ui/notice/notify.ts';
import { NetworkButton, NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../ui/press/usePressedCall.ts';

/** The button that downloads a person's data as a ZIP. */
export function DataDownload({ fetch }: { fetch: () => Promise<AnsweredFile> }) {
  const texts = useMessages(dataRightsMessages);
  const download = useMutation({
    mutationFn: fetch,
    networkMode: 'always',
    onSuccess: (file) => {
      saveFile(file, fileTypes.zip);
      notify({ kind: 'done', title: texts.done });
    },
  });
  const network = usePressedCall(download, () => download.mutate());
  return (
    <div className="stack stack-2">
      <FailureNote error={network.error} />
      <NetworkButton kind="outline" icon="download" network={network}>
        {texts.download}
      </NetworkButton>
      <NetworkNote network={network} why={texts.needsNetwork} />
    </div>
  );
}
