import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { enterByLink } from '../../contract/enterByLink.ts';
import { mayBuy, type Person } from '../../domain/identity.ts';
import { CallFailed } from '../../platform/callFailed.ts';
import { callServer } from '../../platform/callServer.ts';
import { beginEntry, endEntry } from '../../platform/entryAttempt.ts';
import { handCartBack } from '../../platform/otherCart.ts';
import { sessionKey } from '../../platform/sessionKey.ts';
import { callForSession } from '../../platform/sessionLine.ts';
import { forgetWhoMadeRoom } from './forgetWhoMadeRoom.ts';
import { lookWhoIsHere } from './lookWhoIsHere.ts';
import { useCartMerge } from './useCartMerge.ts';
import { useSessionActions } from './useSessionActions.ts';

/** Who is signed in by the link; or that its buyer is blocked, which is nothing that whoever is here should hear of as theirs. */
type Entry =
  | { readonly kind: 'entered'; readonly person: Person }
  | { readonly kind: 'denied'; readonly failure: Error };

/**
 * Signs in here who bought without an account, by a mailed link. Pressed again after a lost answer it does so again. Whoever
 * else was here makes room as at a sign-out, with their cart; a guest's cart goes along as at any sign-in.
 */
export function useEnterByLink() {
  const client = useQueryClient();
  const { enter } = useSessionActions();
  const mergeCart = useCartMerge();
  return useMutation({
    mutationFn: async (token: string): Promise<Entry> => {
      const { key, leftIds, here } = await begin(client, token);
      const entry = await callForSession(
        () => ask(token, key),
        ({ kind }) => kind === 'entered',
      );
      if (entry.kind !== 'entered') {
        // They stay, and so does their cart.
        if (here !== null) await mergeCart(here);
        if (entry.kind === 'denied') return entry;
        throw entry.failure;
      }
      const { person } = entry;
      const others = leftIds.filter((userId) => userId !== person.id);
      if (others.length > 0) await makeRoom(client, others);
      await enter(person);
      await mergeCart(person);
      endEntry();
      return entry;
    },
  });
}

async function begin(client: QueryClient, token: string) {
  const here = (await lookWhoIsHere(client)) ?? client.getQueryData<Person | null>(sessionKey) ?? null;
  // Where the shop does not hear of it, it hears of the press no more likely.
  if (here !== null && mayBuy(here.role)) await handCartBack().catch(() => {});
  return { ...beginEntry(token, here?.id ?? null), here };
}

async function ask(
  token: string,
  key: string,
): Promise<Entry | { readonly kind: 'failed'; readonly failure: unknown }> {
  try {
    return { kind: 'entered', person: await callServer(enterByLink, { body: { token, key } }) };
  } catch (failure) {
    if (failure instanceof CallFailed && failure.code === 'WHITELIST_USER_DENIED') return { kind: 'denied', failure };
    return { kind: 'failed', failure };
  }
}

/** Before the new person is told to any screen or tab: their mirror would join the cart that still lay here. */
async function makeRoom(client: QueryClient, others: readonly string[]): Promise<void> {
  // An answer for the former session would else come behind, and send the new person away.
  await client.cancelQueries({ queryKey: sessionKey });
  await forgetWhoMadeRoom(others);
  await client.invalidateQueries({ queryKey: ['device'] });
}
