import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { subscribeToAccessFailures } from './accessFailures.ts';
import { askInPlace } from './askedInPlace.ts';
import { refetchPerson } from './refetchPerson.ts';
import { noteDoubt } from './sessionInDoubt.ts';

/**
 * On a page for signed-in people: true while the server is asked who is signed in, after a call was refused for an
 * ended session. A person who is still signed in was refused for another reason, which the frame's dialog shows.
 */
export function useEndedSession(isSignedIn: boolean): boolean {
  const client = useQueryClient();
  const [isLooking, setLooking] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    const release = askInPlace();
    let hasLooked = false;
    // An earlier refusal can arrive during the subscription.
    const look = async () => {
      if (hasLooked) return;
      hasLooked = true;
      noteDoubt(true);
      setLooking(true);
      await refetchPerson(client);
      release();
      noteDoubt(false);
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
