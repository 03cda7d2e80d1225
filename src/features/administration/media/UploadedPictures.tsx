import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type PagePicture, uploadPagePicture } from '../../../contract/site/customPage.ts';
import { publicFilesPath } from '../../../contract/site/fileAddresses.ts';
import { mediaMessages } from '../../../i18n/catalogue/media.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { uploadPicture } from '../../../platform/net/uploadPicture.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { usePendingUpload } from '../form/pendingUploads.ts';
import { UploadWidget, type UploadWidgetProps } from './UploadWidget.tsx';
import type { NewFile, WidgetFile } from './uploadWidget.ts';

type Props = Omit<UploadWidgetProps, 'type' | 'data' | 'onChange'> & {
  /** Addresses of pictures in the public store. */
  readonly urls: readonly string[];
  /** `added`: the pictures that were uploaded just now. */
  readonly onUrls: (urls: readonly string[], added: readonly PagePicture[]) => void;
};

/** An upload widget for a form that stores addresses: chosen pictures are uploaded at once. */
export function UploadedPictures({ urls, onUrls, ...options }: Props) {
  const texts = useMessages(mediaMessages);
  const failureText = useFailureText();
  const [sending, setSending] = useState<readonly NewFile[]>([]);
  // Names as chosen, so that the same file is not taken twice.
  const [chosenNames, setChosenNames] = useState<Readonly<Record<string, string>>>({});
  const upload = useMutation({
    mutationFn: sendPictures,
    networkMode: 'always',
    onSuccess: ({ sent, failures }) => {
      setChosenNames({
        ...chosenNames,
        ...Object.fromEntries(sent.map(({ picture, name }) => [picture.address, name])),
      });
      const added = sent.map(({ picture }) => picture);
      if (added.length > 0) onUrls([...urls, ...added.map(({ address }) => address)], added);
      for (const { name, failure } of failures) notify({ kind: 'error', title: failureText(failure), detail: name });
    },
    onSettled: () => setSending([]),
  });
  const isAwaited = usePendingUpload(upload.isPending);
  const stored = urls.map(
    (url): WidgetFile => ({ kind: 'stored', name: chosenNames[url] ?? nameOf(url), address: url }),
  );
  return (
    <>
      <UploadWidget
        {...options}
        type="image"
        disabled={options.disabled || upload.isPending}
        data={{ fileList: [...stored, ...sending], deleteFileList: [] }}
        onChange={({ fileList }) => {
          const chosen = fileList.filter((file) => file.kind === 'new');
          if (chosen.length > 0) {
            setSending(chosen);
            upload.mutate(chosen);
          } else
            onUrls(
              urls.filter((_, at) => fileList.some((file) => file.name === stored[at]?.name)),
              [],
            );
        }}
      />
      {isAwaited && <Problem>{texts.stillUploading}</Problem>}
    </>
  );
}

type Sent = { readonly picture: PagePicture; readonly name: string };
type NotSent = { readonly name: string; readonly failure: Error };

/** Uploads pictures one by one. One that fails keeps no other back. */
async function sendPictures(files: readonly NewFile[]) {
  const sent: Sent[] = [];
  const failures: NotSent[] = [];
  for (const { file, name } of files) {
    try {
      const [picture] = await uploadPicture(uploadPagePicture, file, crypto.randomUUID());
      if (picture) sent.push({ picture, name });
    } catch (failure) {
      if (!(failure instanceof Error)) throw failure;
      failures.push({ name, failure });
    }
  }
  return { sent, failures };
}

const nameOf = (url: string): string => url.replace(`${publicFilesPath}/`, '');
