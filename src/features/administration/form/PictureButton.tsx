import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useRef } from 'react';
import { type PagePicture, uploadPagePicture } from '../../../contract/site/customPage.ts';
import { mediaMessages } from '../../../i18n/catalogue/media.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { uploadPicture } from '../../../platform/net/uploadPicture.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { usePendingUpload } from './pendingUploads.ts';

/** Uploads a picture to the shop, because pages may only show the shop's own. */
export function PictureButton({
  label,
  name = label,
  sending: sendingWords,
  kind = 'quiet',
  onPicture,
}: {
  label: string;
  /** Accessible name where the label occurs several times. */
  name?: string;
  sending: string;
  kind?: ComponentProps<typeof Button>['kind'];
  onPicture: (picture: PagePicture) => void;
}) {
  const { stillUploading } = useMessages(mediaMessages);
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  const choice = useRef<HTMLInputElement>(null);
  const sending = useMutation({
    mutationFn: (file: File) => uploadPicture(uploadPagePicture, file, crypto.randomUUID()),
    networkMode: 'always',
    onSuccess: ([picture]) => {
      if (picture) onPicture(picture);
    },
    onError: (failure) => notify({ kind: 'error', title: failureText(failure) }),
  });
  const isAwaited = usePendingUpload(sending.isPending);
  return (
    <>
      <Button
        kind={kind}
        small
        icon="picture"
        aria-label={sending.isPending ? undefined : name}
        busy={sending.isPending}
        disabled={isAway}
        onClick={() => choice.current?.click()}
      >
        {sending.isPending ? sendingWords : label}
      </Button>
      <input
        ref={choice}
        type="file"
        hidden
        aria-label={name}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) sending.mutate(file);
        }}
      />
      {isAwaited && <Problem>{stillUploading}</Problem>}
    </>
  );
}
