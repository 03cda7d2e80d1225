import { useQuery } from '@tanstack/react-query';
import { startHandover } from '../../contract/people/handover.ts';
import { handoverLifeMs } from '../../domain/people/handover.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { isWorthHandingOver, thingsToHandOver } from '../../platform/session/handover.ts';
import { settleHandover } from '../../platform/session/waitingHandover.ts';
import { usePerson } from '../session/useSession.ts';

/** Well before the one that is shown runs out. */
const renewedAfterMs = handoverLifeMs * (2 / 3);

/**
 * A hand-over of what is here, for as long as its user is on the screen; `null` where there is nothing to hand over. Only
 * where a person has asked how to install: whoever has its token is signed in.
 */
export function useStartedHandover() {
  const userId = usePerson()?.id ?? null;
  return useQuery({
    queryKey: ['handover', userId],
    queryFn: async ({ signal }) => {
      const things = await thingsToHandOver(userId);
      if (userId === null && !isWorthHandingOver(things)) return null;
      const started = await callServer(startHandover, { body: { ...things, userId } }, { signal });
      // What was made here is not to be taken here, should its address be opened in this browser.
      settleHandover(started.token);
      return started;
    },
    gcTime: 0,
    staleTime: renewedAfterMs,
    refetchInterval: renewedAfterMs,
    refetchOnWindowFocus: false,
    // The person is told and may press again; installing does not wait for it.
    retry: false,
  });
}
