import { useQuery } from '@tanstack/react-query';
import { startHandoverCall } from '../../contract/people/handover.ts';
import { handoverLifeMs } from '../../domain/people/handover.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { isWorthHandingOver, thingsToHandOver } from '../../platform/session/handover.ts';
import { settleHandover } from '../../platform/session/waitingHandover.ts';
import { usePerson } from '../session/useSession.ts';
import { installKeys } from './installKeys.ts';

/** Renewed well before the shown handover expires. */
const renewedAfterMs = handoverLifeMs * (2 / 3);

/**
 * A handover of this device's session and cart, live while its user is mounted; `null` where there is nothing to
 * transfer. Only after the person asked how to install, because its token signs in whoever holds it.
 */
export function useStartedHandover() {
  const userId = usePerson()?.id ?? null;
  return useQuery({
    queryKey: installKeys.handover(userId),
    queryFn: async ({ signal }) => {
      const things = await thingsToHandOver(userId);
      if (userId === null && !isWorthHandingOver(things)) return null;
      const started = await callServer(startHandoverCall, { body: { ...things, userId } }, { signal });
      // A handover made here must not be taken here, if its address is opened in this browser.
      settleHandover(started.token);
      return started;
    },
    gcTime: 0,
    staleTime: renewedAfterMs,
    refetchInterval: renewedAfterMs,
    refetchOnWindowFocus: false,
    // The person sees the failure and can retry. Installation does not wait.
    retry: false,
  });
}
