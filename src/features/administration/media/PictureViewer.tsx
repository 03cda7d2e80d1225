import { useEffect } from 'react';
import { mediaMessages } from '../../../i18n/catalogue/media.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { IconButton } from '../../../ui/press/Button.tsx';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import type { WidgetFile } from './uploadWidget.ts';
import { useFileAddress } from './useFileAddress.ts';

/** One picture in full, at most 1100 px wide; arrows and arrow keys go on and wrap around. `at`: `null` closes it. */
export function PictureViewer({
  files,
  at,
  onStep,
  onClose,
}: {
  files: readonly WidgetFile[];
  at: number | null;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}) {
  const texts = useMessages(mediaMessages).widget;
  const file = at === null ? undefined : files[at];
  const isOpen = file !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') onStep(-1);
      if (key === 'ArrowRight') onStep(1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, onStep]);
  return (
    <Sheet open={isOpen} wide onClose={onClose} title={file?.name ?? texts.viewer}>
      {file && at !== null && (
        <figure className="viewer">
          <Shown file={file} />
          {files.length > 1 && (
            <>
              <IconButton className="viewer-back" icon="back" label={texts.previous} onClick={() => onStep(-1)} />
              <IconButton className="viewer-on" icon="forward" label={texts.next} onClick={() => onStep(1)} />
            </>
          )}
          <figcaption className="sm mut num">{texts.place(formatCount(at + 1), formatCount(files.length))}</figcaption>
        </figure>
      )}
    </Sheet>
  );
}

function Shown({ file }: { file: WidgetFile }) {
  const { url, onError } = useFileAddress(file);
  return url === null ? null : <img src={url} alt={file.name} onError={onError} />;
}
