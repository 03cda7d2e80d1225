import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../ui/press/links.ts';
import { lazyPartAtLast } from '../../ui/state/lazyPart.ts';
import { type AccessFailure, subscribeToAccessFailures } from './accessFailures.ts';
import { isAskedInPlace } from './askedInPlace.ts';
import { usePerson } from './useSession.ts';

/** Loaded with the first refusal. */
const AccessDialog = lazyPartAtLast(async () => (await import('./AccessDialog.tsx')).AccessDialog);

/**
 * The dialog for a refused session or account. Mounted once in the frame. Nothing typed is lost: the page stays behind
 * the dialog, and forms are persisted.
 */
export function AccessDialogs() {
  const [failure, setFailure] = useState<AccessFailure | null>(null);
  // A guest has no session that could end, and the sign-in form shows its own refusals.
  const isSignedIn = usePerson() !== null;
  const isAtSignIn = useLocation().pathname === paths.login;

  useEffect(() => {
    if (!isSignedIn || isAtSignIn) return;
    return subscribeToAccessFailures((told) => {
      if (told !== 'UNAUTHORIZED' || !isAskedInPlace()) setFailure(told);
    });
  }, [isSignedIn, isAtSignIn]);

  if (failure === null) return null;
  return (
    <Suspense fallback={null}>
      <AccessDialog failure={failure} onDone={() => setFailure(null)} />
    </Suspense>
  );
}
