import type { ReactNode } from 'react';
import { stateMessages } from '../../i18n/app/states.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button, ButtonLink } from '../press/Button.tsx';
import { GateLink } from '../press/GateLink.tsx';
import { links } from '../press/links.ts';
import { StateView } from './StateView.tsx';
import { useConnection } from './useConnection.ts';

/** The offline state: the reason, the available parts, and a retry. */
export function OfflineState({
  body,
  heading = 2,
  onRetry,
  children,
}: {
  body?: ReactNode;
  heading?: 1 | 2 | 3;
  onRetry?: () => void;
  /** A better next step than the downloaded courses. */
  children?: ReactNode;
}) {
  const texts = useMessages(stateMessages).offline;
  const connection = useConnection();
  // Whether a silent or broken network may wait for a sign-in.
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
