import { useEffect, useReducer } from 'react';
import { askServerClock, heardServerAhead } from '../../platform/net/serverClock.ts';
import { useConnection } from '../../ui/state/useConnection.ts';

/** Less than this is the way of the answer, and no wrong clock. */
const negligibleMs = 60_000;

/**
 * How far the server's clock is ahead of this device's (ms), 0 where the two agree; `null` until it has told in this visit,
 * and again once the device's own may have been set since: so it is looked at anew each time.
 */
export function useServerClock(): number | null {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  // A form that was opened without a network hears of it once there is one.
  const isOnline = useConnection() === 'online';
  useEffect(() => {
    if (!isOnline) return;
    let gone = false;
    void askServerClock().then((told) => {
      if (!gone && told !== null) lookAgain();
    });
    return () => {
      gone = true;
    };
  }, [isOnline]);
  const ahead = heardServerAhead();
  return ahead !== null && Math.abs(ahead) <= negligibleMs ? 0 : ahead;
}
