import type { ReactNode } from 'react';
import { stateMessages } from '../../i18n/app/states.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button, ButtonLink } from '../press/Button.tsx';
import { GateLink } from '../press/GateLink.tsx';
import { links } from '../press/links.ts';
import { StateView } from './StateView.tsx';
import { useConnection } from './useConnection.ts';

/** A place, not an error: why the shop cannot be reached, what can be opened now, then the way to try again. */
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
  const connection = useConnection();
  // Whether a network that is silent or breaks off waits for a sign-in cannot be known.
  const mayHaveGate = connection === 'portal' || connection === 'silent' || connection === 'refused';
  const told = (
    <>
      {texts.reasons[connection]} {body ?? texts.body}
    </>
  );
  return (
    <StateView art="offline" title={texts.title} body={told} heading={heading}>
      {children ?? <ButtonLink to={links.myCourses()}>{texts.action}</ButtonLink>}
      {mayHaveGate && <GateLink className="btn btn-o" />}
      {onRetry && (
        <Button kind="quiet" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </StateView>
  );
}
