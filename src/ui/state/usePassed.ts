import { useEffect, useState } from 'react';

/** Nobody is left with grey shapes for longer (ms): what comes later still takes their place. */
export const greyPatienceMs = 8_000;

/** Whether so long (ms) has passed since the component came, or `since` then (an instant, ms). */
export function usePassed(pauseMs: number, since?: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const left = since === undefined ? pauseMs : since + pauseMs - Date.now();
    const timer = setTimeout(() => setPassed(true), left);
    return () => clearTimeout(timer);
  }, [pauseMs, since]);
  return hasPassed;
}
