import type { ReactNode } from 'react';
import { stateMessages } from '../i18n/states.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Button, ButtonLink } from './Button.tsx';
import { links } from './links.ts';
import { StateView } from './StateView.tsx';

/** A place, not an error: what can be opened now, then the way to try again. */
export function OfflineState({
  body,
  heading = 2,
  onRetry,
  children,
}: {
  body?: ReactNode;
  heading?: 1 | 2 | 3;
  onRetry?: () => void;
  /** A better next step than the saved courses. */
  children?: ReactNode;
}) {
  const texts = useMessages(stateMessages).offline;
  return (
    <StateView art="offline" title={texts.title} body={body ?? texts.body} heading={heading}>
      {children ?? <ButtonLink to={links.myCourses()}>{texts.action}</ButtonLink>}
      {onRetry && (
        <Button kind="quiet" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </StateView>
  );
}
