import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasUnsavedChanges } from './unsavedChanges.ts';

type LeaveQuestion = { readonly isAsked: boolean; readonly leave: () => void; readonly stay: () => void };

/**
 * Stops links, the back button and a closing tab while a form has unsaved changes. The router's own blocker needs its
 * data router, which would weigh on every first visit.
 */
export function useLeaveQuestion(): LeaveQuestion {
  const [wayOut, setWayOut] = useState<(() => void) | null>(null);
  // True while the confirmed way out is taken.
  const isLeaving = useRef(false);
  const place = useRef(Number.NaN);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has another place in the history
  useEffect(() => {
    place.current = placeIn(history.state);
    isLeaving.current = false;
  }, [key]);

  useEffect(() => {
    const mustAsk = (): boolean => hasUnsavedChanges() && !isLeaving.current;
    let isReturning = false;
    const onClick = (event: MouseEvent) => {
      const link = mustAsk() ? linkToFollow(event) : null;
      if (link === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWayOut(() => () => link.click());
    };
    // The browser has moved by now. It is moved back, unseen by the router, until the question is answered.
    const onPop = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false;
        return event.stopImmediatePropagation();
      }
      const steps = placeIn(event.state) - place.current;
      if (!mustAsk() || !steps) return;
      isReturning = true;
      event.stopImmediatePropagation();
      history.go(-steps);
      setWayOut(() => () => history.go(steps));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (mustAsk()) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPop, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPop, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, []);

  return {
    isAsked: wayOut !== null,
    leave: () => {
      isLeaving.current = true;
      wayOut?.();
      setWayOut(null);
    },
    stay: () => setWayOut(null),
  };
}

/** The router numbers the entries of the history. Not a number for an entry that is not the router's. */
const placeIn = (state: unknown): number => (state as { readonly idx?: number } | null)?.idx ?? Number.NaN;

/** The link to another page of the app that a plain click follows. */
function linkToFollow(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (link?.target !== '' || link.origin !== location.origin) return null;
  return link.pathname + link.search === location.pathname + location.search ? null : link;
}
