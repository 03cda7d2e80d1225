import { useMutation } from '@tanstack/react-query';
import { type AnsweredFile, fileTypes } from '../../../contract/order/orderDocument.ts';
import { saveFile } from '../../../platform/net/saveFile.ts';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { NetworkButton, NetworkNote } from '../../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';

/** A button that fetches a file and saves it on the device. */
export function DownloadButton({
  media,
  fetch,
  label,
  texts,
  accessibleLabel,
}: {
  media: keyof typeof fileTypes;
  fetch: () => Promise<AnsweredFile>;
  label: string;
  texts: { readonly done: string; readonly needsNetwork: string };
  /** Names one of several equal buttons. */
  accessibleLabel?: string;
}) {
  const download = useMutation({
    mutationFn: fetch,
    networkMode: 'always',
    onSuccess: (file) => {
      saveFile(file, fileTypes[media]);
      notify({ kind: 'done', title: texts.done });
    },
  });
  const network = usePressedCall(download, () => download.mutate());
  return (
    <div className="stack stack-2">
      <FailureNote error={network.error} />
      <NetworkButton kind="outline" small icon="download" network={network} aria-label={accessibleLabel}>
        {label}
      </NetworkButton>
      <NetworkNote network={network} why={texts.needsNetwork} />
    </div>
  );
}
