import { useEffect, useState } from 'react';

/** Whether so long (ms) has passed since the component came. */
export function usePassed(pauseMs: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), pauseMs);
    return () => clearTimeout(timer);
  }, [pauseMs]);
  return hasPassed;
}
