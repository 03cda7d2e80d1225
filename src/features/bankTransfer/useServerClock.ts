import { useEffect, useState } from 'react';
import { askServerClock, heardServerAhead } from '../../platform/serverClock.ts';

/** Less than this is the way of the answer, and no wrong clock. */
const negligibleMs = 60_000;

/** How far the server's clock is ahead of this device's (ms), 0 where the two agree; `null` until it has told in this visit. */
export function useServerClock(): number | null {
  const [ahead, setAhead] = useState(heardServerAhead);
  useEffect(() => {
    let gone = false;
    void askServerClock().then((told) => {
      if (!gone && told !== null) setAhead(told);
    });
    return () => {
      gone = true;
    };
  }, []);
  return ahead !== null && Math.abs(ahead) <= negligibleMs ? 0 : ahead;
}
