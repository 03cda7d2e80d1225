import { useEffect } from 'react';
import { holdUpdates } from '../platform/appUpdate.ts';

/** Holds a newer version of the app back in every tab while something here would be lost. */
export function useHoldUpdates(reason: 'checkout' | 'form' | 'playback', holds = true): void {
  useEffect(() => (holds ? holdUpdates(reason) : undefined), [reason, holds]);
}
