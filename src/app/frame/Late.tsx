import { type ComponentType, Suspense } from 'react';
import { QuietBoundary } from '../../ui/state/QuietBoundary.tsx';

/** A part of the frame in a chunk of its own. No page waits for it, and none fails with it: without it the app only says less. */
export function Late({ part: Part }: { part: ComponentType }) {
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </QuietBoundary>
  );
}
