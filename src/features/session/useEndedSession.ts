import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { subscribeToAccessFailures } from './accessFailures.ts';
import { askInPlace } from './askedInPlace.ts';
import { lookWhoIsHere } from './lookWhoIsHere.ts';

/**
 * On a page for whoever is signed in: once the server refuses a call because the session has ended, it is asked who is
 * here. True while it is. A person who is still here is refused for another reason, which the dialog of the frame tells.
 */
export function useEndedSession(isSignedIn: boolean): boolean {
  const client = useQueryClient();
  const [isLooking, setLooking] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    const release = askInPlace();
    let hasLooked = false;
    // A refusal of before may be told while this subscribes.
    const look = async () => {
      if (hasLooked) return;
      hasLooked = true;
      setLooking(true);
      await lookWhoIsHere(client);
      release();
      setLooking(false);
    };
    const stop = subscribeToAccessFailures(() => void look(), ['UNAUTHORIZED']);
    return () => {
      stop();
      release();
    };
  }, [client, isSignedIn]);
  return isLooking;
}
