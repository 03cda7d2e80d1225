import { useEffect } from 'react';
import { holdUpdates } from '../../platform/install/appUpdate.ts';

/** Holds a new version of the app back in every tab while `active`: a half-filled form, a checkout, a playing lecture. */
export function useUpdateHold(active: boolean, reason: 'checkout' | 'form' | 'playback'): void {
  useEffect(() => (active ? holdUpdates(reason) : undefined), [active, reason]);
}
