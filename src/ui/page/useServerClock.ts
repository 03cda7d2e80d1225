import { useEffect, useReducer } from 'react';
import { askServerClock, knownServerAhead } from '../../platform/net/serverClock.ts';
import { useConnection } from '../state/useConnection.ts';

/** A smaller difference is network latency, not clock skew. */
const negligibleMs = 60_000;

/**
 * Lead of the server's clock over the device's (ms), 0 where they agree. `null` until the server has told it in this
 * visit, and again after the device's clock may have been set.
 */
export function useServerClock(): number | null {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  // A form opened offline asks again once the device is online.
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
  const ahead = knownServerAhead();
  return ahead !== null && Math.abs(ahead) <= negligibleMs ? 0 : ahead;
}
