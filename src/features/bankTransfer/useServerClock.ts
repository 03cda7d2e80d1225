import { useEffect, useState } from 'react';
import { askServerClock } from '../../platform/serverClock.ts';

/** Less than this is the way of the answer, and no wrong clock. */
const negligibleMs = 60_000;

/** How far the server's clock is ahead of this device's (ms); 0 until it has told, and where the two agree. */
export function useServerClock(): number {
  const [ahead, setAhead] = useState(0);
  useEffect(() => {
    let gone = false;
    void askServerClock().then((told) => {
      if (!gone && told !== null && Math.abs(told) > negligibleMs) setAhead(told);
    });
    return () => {
      gone = true;
    };
  }, []);
  return ahead;
}
