import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageOf } from '../../domain/site/pageAddress.ts';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { Arrival, hasArrivedBefore } from './Arrival.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';

/** A page that has not come after so long does not come over this network. */
const PATIENCE_MS = 30_000;

/** Around every page: what shows while its chunk loads, what shows when it fails, and what happens when it has arrived. */
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

/** A browser gives up a request only after minutes; nobody is kept in front of grey shapes for so long. */
function Waiting() {
  const [isTooLong, setTooLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTooLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  // What was pressed has gone with its page: whoever works by keyboard waits where the next one will stand.
  useEffect(() => {
    if (!hasArrivedBefore() || document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  // As a part that is late fails (`isPartAway`).
  if (isTooLong) throw new DOMException('', 'TimeoutError');
  return <Loading />;
}
