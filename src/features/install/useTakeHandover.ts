import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { takeHandoverCall } from '../../contract/people/handover.ts';
import { isPassing } from '../../domain/passingStatus.ts';
import type { Person } from '../../domain/people/identity.ts';
import { CallFailed, ServerUnreachable } from '../../platform/net/callFailed.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { storeHandedThings } from '../../platform/session/handover.ts';
import { callForSession } from '../../platform/session/sessionLine.ts';
import { settleHandover, type WaitingHandover } from '../../platform/session/waitingHandover.ts';
import { mirrorCart } from '../cart/mirrorCart.ts';
import { deviceKey } from '../device/deviceKey.ts';
import { useCartMerge } from '../session/useCartMerge.ts';
import { useSessionActions } from '../session/useSessionActions.ts';

/** `away`: the server has not answered. `stopped`: a failure on this device that a retry may solve. */
export type HandoverOutcome =
  | { readonly kind: 'taken'; readonly person: Person | null }
  | { readonly kind: 'otherUser' }
  | { readonly kind: 'away' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused' | 'stopped'; readonly failure: unknown };

/** Takes a handover: signs its person in here and merges its cart. */
export function useTakeHandover(): (waiting: WaitingHandover, replaces: boolean) => Promise<HandoverOutcome> {
  const client = useQueryClient();
  const { enter } = useSessionActions();
  const mergeIntoPerson = useCartMerge();

  return useCallback(
    async ({ token, key }, replacesSession) => {
      try {
        const { person, ...things } = await callForSession(
          // The server hears of a pending sign-out first, so that the signed-out person is not asked to leave.
          () => callServer(takeHandoverCall, { body: { token, key, replacesSession } }),
          (taken) => taken.person !== null,
        );
        if (person !== null) await enter(person);
        await storeHandedThings(things, Date.now());
        await client.invalidateQueries({ queryKey: deviceKey });
        settleHandover(token);
        if (person === null) void mirrorCart(client);
        else await mergeIntoPerson(person);
        return { kind: 'taken', person };
      } catch (failure) {
        const outcome = outcomeOf(failure);
        if (outcome.kind === 'expired' || outcome.kind === 'refused') settleHandover(token);
        return outcome;
      }
    },
    [client, enter, mergeIntoPerson],
  );
}

function outcomeOf(failure: unknown): HandoverOutcome {
  if (failure instanceof ServerUnreachable) return { kind: 'away' };
  if (!(failure instanceof CallFailed)) return { kind: 'stopped', failure };
  if (isPassing(failure.status)) return { kind: 'away' };
  if (failure.code === 'OTHER_USER') return { kind: 'otherUser' };
  return failure.code === 'LINK_EXPIRED' ? { kind: 'expired' } : { kind: 'refused', failure };
}
