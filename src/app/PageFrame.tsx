import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading } from '../ui/Skeleton.tsx';
import { Arrival } from './Arrival.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';

/** Around every page: what shows while its chunk loads, what shows when it fails, and what happens when it has arrived. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary key={pathname}>
      <Suspense fallback={<Loading />}>
        {children}
        <Arrival />
      </Suspense>
    </PageErrorBoundary>
  );
}
