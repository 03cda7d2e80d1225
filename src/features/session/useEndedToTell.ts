import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../ui/press/links.ts';
import { isAskedInPlace, subscribeToAskedInPlace } from './askedInPlace.ts';
import { useHasSessionEnded } from './useHasSessionEnded.ts';
import { useSession } from './useSession.ts';

/** Whether a session has ended by itself on a page that guests may also see, and that does not show it. */
export function useEndedToTell(): boolean {
  const hasEnded = useHasSessionEnded();
  const isGuest = useSession().state === 'guest';
  const isAsked = useSyncExternalStore(subscribeToAskedInPlace, isAskedInPlace, () => false);
  const isAtSignIn = useLocation().pathname === paths.login;
  return hasEnded && isGuest && !isAsked && !isAtSignIn;
}
