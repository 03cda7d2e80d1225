import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { MailedLink } from '../../../contract/people/mailedLink.ts';
import { mayBuy, type Person } from '../../../domain/people/identity.ts';
import { handCartBack } from '../../../platform/cart/otherCart.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { beginEntry, endEntry } from '../../../platform/session/entryAttempt.ts';
import { sessionKey } from '../../../platform/session/sessionKey.ts';
import { callForSession } from '../../../platform/session/sessionLine.ts';
import { deviceKey } from '../../device/deviceKey.ts';
import { forgetWhoMadeRoom } from '../forgetWhoMadeRoom.ts';
import { lookWhoIsHere } from '../lookWhoIsHere.ts';
import { useCartMerge } from '../useCartMerge.ts';
import { useSessionActions } from '../useSessionActions.ts';

/** Who is signed in by the link, or that it signs nobody in; or that the shop took nothing, since somebody else is here. */
export type SignedInByLink =
  | { readonly kind: 'entered'; readonly person: Person }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'otherHere' };

/**
 * Signs in here whom a mailed link brings, with the cart of a guest. Whoever else is here makes room as at a sign-out, with
 * their own cart. `call` has the key under which a lost answer is asked for again; it answers `null` where the link signs
 * nobody in. Then, and where it throws, whoever was here stays.
 */
export function useSignInByLink() {
  const client = useQueryClient();
  const { enter } = useSessionActions();
  const mergeCart = useCartMerge();
  return async (
    { token, replacesSession }: MailedLink,
    call: (key: string) => Promise<Person | null>,
  ): Promise<SignedInByLink> => {
    const here = (await lookWhoIsHere(client)) ?? client.getQueryData<Person | null>(sessionKey) ?? null;
    const { key, leftIds } = beginEntry(token, here?.id ?? null);
    const leaves = replacesSession && here !== null && mayBuy(here.role);
    // Where the shop does not hear of it, it hears of the press no more likely.
    if (leaves) await handCartBack().catch(() => {});
    let person: Person | null = null;
    try {
      person = await callForSession(() => call(key));
    } catch (failure) {
      if (!isOtherHere(failure)) throw failure;
      // Whoever is here may leave by themselves.
      endEntry();
      return { kind: 'otherHere' };
    } finally {
      if (leaves && person === null) await mergeCart(here);
    }
    if (person === null) return { kind: 'nobody' };
    const others = leftIds.filter((userId) => userId !== person.id);
    if (others.length > 0) await makeRoom(client, others);
    await enter(person);
    await mergeCart(person);
    endEntry();
    return { kind: 'entered', person };
  };
}

const isOtherHere = (failure: unknown): boolean => failure instanceof CallFailed && failure.code === 'OTHER_USER';

/** Before the new person is told to any screen or tab: their mirror would join the cart that still lay here. */
async function makeRoom(client: QueryClient, others: readonly string[]): Promise<void> {
  // An answer for the former session would else come behind, and send the new person away.
  await client.cancelQueries({ queryKey: sessionKey });
  await forgetWhoMadeRoom(others);
  await client.invalidateQueries({ queryKey: deviceKey });
}
