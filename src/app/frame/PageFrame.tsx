import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageOf } from '../../domain/site/pageAddress.ts';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { Arrival, hasArrivedBefore } from './Arrival.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';

/** A page that has not loaded by then counts as failed. */
const PATIENCE_MS = 30_000;

/** The frame of every page: placeholder while its chunk loads, error screen, and arrival. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary key={pageOf(pathname)}>
      <Suspense fallback={<Waiting />}>
        {children}
        <Arrival />
      </Suspense>
    </PageErrorBoundary>
  );
}

/** Gives up before the browser does, which takes minutes, so that nobody waits in front of placeholders. */
function Waiting() {
  const [isTooLong, setTooLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTooLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  // The pressed link unmounts with its page, so the focus waits where the next page will be.
  useEffect(() => {
    if (!hasArrivedBefore() || document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  // Treated as a chunk that failed (`isPartAway`).
  if (isTooLong) throw new DOMException('', 'TimeoutError');
  return <Loading />;
}
