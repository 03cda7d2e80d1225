import { type ComponentType, Suspense } from 'react';
import { QuietBoundary } from '../../ui/state/QuietBoundary.tsx';

/** A lazily loaded part of the frame. No page waits for it or fails with it. */
export function Late({ part: Part }: { part: ComponentType }) {
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </QuietBoundary>
  );
}
