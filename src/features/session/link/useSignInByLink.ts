import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { MailedLink } from '../../../contract/people/mailedLink.ts';
import { mayBuy, type Person } from '../../../domain/people/identity.ts';
import { handCartBack } from '../../../platform/cart/otherCart.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { beginEntry, endEntry } from '../../../platform/session/entryAttempt.ts';
import { sessionKey } from '../../../platform/session/sessionKey.ts';
import { callForSession } from '../../../platform/session/sessionLine.ts';
import { deviceKey } from '../../device/deviceKey.ts';
import { forgetReplacedPeople } from '../forgetReplacedPeople.ts';
import { refetchPerson } from '../refetchPerson.ts';
import { useCartMerge } from '../useCartMerge.ts';
import { useSessionActions } from '../useSessionActions.ts';

/**
 * The person signed in by the link, or that the link signs in nobody, or that the server refused because another person
 * is signed in.
 */
export type SignedInByLink =
  | { readonly kind: 'entered'; readonly person: Person }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'otherHere' };

/**
 * Signs in the person of a mailed link and merges a guest's cart; another person is signed out first. `call` gets the
 * idempotency key and returns `null` if the link signs in nobody.
 */
export function useSignInByLink() {
  const client = useQueryClient();
  const { enter } = useSessionActions();
  const mergeCart = useCartMerge();
  return async (
    { token, replacesSession }: MailedLink,
    call: (key: string) => Promise<Person | null>,
  ): Promise<SignedInByLink> => {
    const here = (await refetchPerson(client)) ?? client.getQueryData<Person | null>(sessionKey) ?? null;
    const { key, leftIds } = beginEntry(token, here?.id ?? null);
    const leaves = replacesSession && here !== null && mayBuy(here.role);
    // Ignored: if the server cannot be reached, the sign-in by link fails too.
    if (leaves) await handCartBack().catch(() => {});
    let person: Person | null = null;
    try {
      person = await callForSession(() => call(key));
    } catch (failure) {
      if (!isOtherHere(failure)) throw failure;
      // The current person may sign out by themselves.
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

/** Before any screen or tab knows the new person: their mirror would merge the old cart. */
async function makeRoom(client: QueryClient, others: readonly string[]): Promise<void> {
  // A late answer for the former session would sign the new person out.
  await client.cancelQueries({ queryKey: sessionKey });
  await forgetReplacedPeople(others);
  await client.invalidateQueries({ queryKey: deviceKey });
}
