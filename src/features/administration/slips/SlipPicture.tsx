import { privateFilePath } from '../../../contract/administration/administration.ts';
import { uiMessages } from '../../../i18n/app/ui.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePictureFailure } from '../../../ui/form/usePictureFailure.ts';
import { Icon } from '../../../ui/show/Icon.tsx';

/** The picture of a slip, or why it is missing. */
export function SlipPicture({ name, alt }: { name: string; alt: string }) {
  const texts = useMessages(uiMessages);
  const src = privateFilePath(name, null);
  const { hasFailed, onError, isAway } = usePictureFailure(src);
  if (hasFailed) {
    return (
      <span className="slip-none">
        <Icon name="picture" large />
        <span className="xs">{isAway ? texts.pictureLater : texts.noPicture}</span>
      </span>
    );
  }
  return <img src={src} alt={alt} decoding="async" draggable={false} onError={onError} />;
}
