import type { ReactNode } from 'react';
import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../press/Button.tsx';
import { Note } from './Note.tsx';

/** A part of a page that could not be loaded, and the way to try again. */
export function RetryNote({
  isBusy,
  onRetry,
  children,
}: {
  isBusy: boolean;
  onRetry: () => void;
  children: ReactNode;
}) {
  const texts = useMessages(uiMessages);
  return (
    <Note tone="error" live>
      <span className="row sb">
        {children}
        <Button kind="quiet" small icon="refresh" busy={isBusy} onClick={onRetry}>
          {texts.retry}
        </Button>
      </span>
    </Note>
  );
}
