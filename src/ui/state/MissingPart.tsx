import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../notice/Note.tsx';
import { Button } from '../press/Button.tsx';

/** A part whose code did not load. It stays missing until the document is reloaded. */
export function MissingPart({ onClose }: { onClose?: () => void }) {
  const texts = useMessages(uiMessages);
  return (
    <Note tone="error" live>
      <span className="row sb">
        {texts.missingPart}
        <span className="row">
          {onClose && (
            <Button kind="quiet" small onClick={onClose}>
              {texts.close}
            </Button>
          )}
          <Button kind="quiet" small icon="refresh" onClick={() => location.reload()}>
            {texts.reload}
          </Button>
        </span>
      </span>
    </Note>
  );
}
