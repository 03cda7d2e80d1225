import type { ReactNode } from 'react';
import { stateMessages } from '../../i18n/app/states.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../press/Button.tsx';
import { StateView } from './StateView.tsx';

/** A failure with its reason if known; `onRetry` is the way on. */
export function ErrorState({
  title,
  body,
  heading,
  onRetry,
  children,
}: {
  title?: ReactNode;
  body?: ReactNode;
  heading?: 1 | 2 | 3;
  onRetry?: () => void;
  children?: ReactNode;
}) {
  const texts = useMessages(stateMessages).error;
  return (
    <div role="alert">
      <StateView art="error" title={title ?? texts.title} body={body ?? texts.body} heading={heading ?? 2}>
        {onRetry && (
          <Button icon="refresh" onClick={onRetry}>
            {texts.action}
          </Button>
        )}
        {children}
      </StateView>
    </div>
  );
}
