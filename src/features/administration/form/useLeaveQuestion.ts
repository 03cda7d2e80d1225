import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { setAsker } from './askBeforeLosing.ts';
import { hasUnsavedChanges } from './unsavedChanges.ts';

type LeaveQuestion = { readonly isAsked: boolean; readonly leave: () => void; readonly stay: () => void };

/**
 * Intercepts links, the back button and a closing tab while a form has unsaved changes. The router's own blocker needs
 * its data router, which would slow down every first visit.
 */
export function useLeaveQuestion(): LeaveQuestion {
  const [wayOut, setWayOut] = useState<(() => void) | null>(null);
  // True during the confirmed navigation.
  const isLeaving = useRef(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new history entry ends the confirmed navigation
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);

  useEffect(() => {
    const mustAsk = (): boolean => hasUnsavedChanges() && !isLeaving.current;
    const askBefore = (navigate: () => void) =>
      setWayOut(() => () => {
        isLeaving.current = true;
        navigate();
      });
    const onClick = (event: MouseEvent) => {
      const link = mustAsk() ? linkToFollow(event) : null;
      if (link === null) return;
      event.preventDefault();
      event.stopPropagation();
      askBefore(() => link.click());
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || !mustAsk()) return;
      event.preventDefault();
      const { key } = event.destination;
      askBefore(() => navigation.traverseTo(key));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (mustAsk()) event.preventDefault();
    };
    // Without the Navigation API the back button is not intercepted.
    const { navigation } = window;
    document.addEventListener('click', onClick, true);
    navigation?.addEventListener('navigate', onNavigate);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      navigation?.removeEventListener('navigate', onNavigate);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, []);

  useEffect(() => setAsker((goOn) => setWayOut(() => goOn)), []);

  return {
    isAsked: wayOut !== null,
    leave: () => {
      wayOut?.();
      setWayOut(null);
    },
    stay: () => setWayOut(null),
  };
}

/** The link to another page of the app for a plain click. */
function linkToFollow(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (link?.target !== '' || link.origin !== location.origin) return null;
  return link.pathname + link.search === location.pathname + location.search ? null : link;
}
