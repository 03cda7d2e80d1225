import { useEffect, useState } from 'react';
import { patience } from '../../platform/patience.ts';

/** The longest time with skeletons (ms); a later result still replaces them. */
export const greyPatienceMs = patience(8_000);

/** Whether this time (ms) has passed since mounting, or since `since` (an instant, ms). */
export function usePassed(pauseMs: number, since?: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const left = since === undefined ? pauseMs : since + pauseMs - Date.now();
    const timer = setTimeout(() => setPassed(true), left);
    return () => clearTimeout(timer);
  }, [pauseMs, since]);
  return hasPassed;
}
