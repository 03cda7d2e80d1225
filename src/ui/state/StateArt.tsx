import { lazy, Suspense } from 'react';
import { QuietBoundary } from './QuietBoundary.tsx';
import type { ArtName } from './stateArts.tsx';

/** Drawings load when a state is shown; their space is reserved and text never waits. */
const StateDrawing = lazy(() => import('./stateArts.tsx').then((file) => ({ default: file.StateDrawing })));

export function StateArt({ name }: { name: ArtName }) {
  return (
    <svg className="art" viewBox="0 0 132 96" aria-hidden="true">
      <QuietBoundary>
        <Suspense fallback={null}>
          <StateDrawing name={name} />
        </Suspense>
      </QuietBoundary>
    </svg>
  );
}
