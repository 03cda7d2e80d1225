import '../../ui/styles/buyer.css';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Person } from '../../domain/people/identity.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { SignInHere } from './SignInHere.tsx';
import { useEndedSession } from './useEndedSession.ts';
import { useHasSessionEnded } from './useHasSessionEnded.ts';
import { type Session, useSession } from './useSession.ts';

/** A page for signed-in people. Guests, and people whose session has just ended, sign in right here and continue. */
export function SignedIn({ title, children }: { title: string; children: (person: Person) => ReactNode }) {
  const session = useSession();
  const isLooking = useEndedSession(session.state === 'signedIn');
  const hasEnded = useHasSessionEnded();
  useFocusAtTurn(session);
  return (
    <>
      <PageMeta title={title} index={false} />
      {(session.state === 'unknown' || isLooking) && <Loading />}
      {session.state === 'guest' && <SignInHere heading={1} hasEnded={hasEnded} />}
      {session.state === 'signedIn' && !isLooking && children(session.person)}
    </>
  );
}

/** The focused element unmounts with the sign-in form, or with the page behind it. */
function useFocusAtTurn({ state }: Session): void {
  const last = useRef(state);
  useEffect(() => {
    const isTurn = last.current !== 'unknown' && state !== last.current;
    last.current = state;
    if (isTurn) document.getElementById('main')?.focus({ preventScroll: true });
  }, [state]);
}
