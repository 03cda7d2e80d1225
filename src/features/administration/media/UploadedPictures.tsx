import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadPagePicture } from '../../../contract/site/customPage.ts';
import { publicFilesPath } from '../../../contract/site/fileAddresses.ts';
import { uploadPicture } from '../../../platform/net/uploadPicture.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { UploadWidget, type UploadWidgetProps } from './UploadWidget.tsx';
import type { NewFile, WidgetFile } from './uploadWidget.ts';

type Props = Omit<UploadWidgetProps, 'type' | 'data' | 'onChange'> & {
  /** Addresses of pictures in the public store. */
  readonly urls: readonly string[];
  readonly onUrls: (urls: readonly string[]) => void;
};

/** An upload widget for a form that stores addresses: chosen pictures are uploaded at once. */
export function UploadedPictures({ urls, onUrls, ...options }: Props) {
  const failureText = useFailureText();
  const [sending, setSending] = useState<readonly NewFile[]>([]);
  const upload = useMutation({
    mutationFn: async (files: readonly NewFile[]) => {
      const sent: string[] = [];
      for (const { file } of files) {
        const [picture] = await uploadPicture(uploadPagePicture, file, crypto.randomUUID());
        if (picture) sent.push(picture.address);
      }
      return sent;
    },
    networkMode: 'always',
    onSuccess: (sent) => onUrls([...urls, ...sent]),
    onError: (failure) => notify({ kind: 'error', title: failureText(failure) }),
    onSettled: () => setSending([]),
  });
  const stored = urls.map((url): WidgetFile => ({ kind: 'stored', name: nameOf(url) }));
  return (
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
        } else onUrls(urls.filter((url) => fileList.some(({ name }) => name === nameOf(url))));
      }}
    />
  );
}

const nameOf = (url: string): string => url.replace(`${publicFilesPath}/`, '');
