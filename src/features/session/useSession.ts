import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { currentPerson } from '../../contract/people/session.ts';
import type { Person } from '../../domain/people/identity.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { noteParting, notePresence } from '../../platform/session/endedSession.ts';
import { isSignOutQueued } from '../../platform/session/queuedSignOut.ts';
import { sessionKey } from '../../platform/session/sessionKey.ts';
import { cachedAnswersAreBack } from '../../platform/store/cachedAnswers.ts';
import { persisted } from '../../platform/store/persisted.ts';

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ client, signal }): Promise<Person | null> => {
    // An answer faster than the disk would miss the person that it signs out.
    const [here] = await Promise.all([callServer(currentPerson, {}, { signal }), cachedAnswersAreBack()]);
    const known = client.getQueryData<Person | null>(sessionKey);
    if (known && here === null) noteParting('ended');
    if (here !== null && !isSignOutQueued()) notePresence();
    if (known && known.id !== here?.id) (await import('./forgetWhoLeft.ts')).forgetWhoLeft(client, known, here);
    return here;
  },
  staleTime: 60_000,
  ...persisted.private,
});

/**
 * `unknown` until the device's copy or the server has answered, or the call failed; a refetch does not return to it. A
 * signed-out person is a guest at once, before the server knows.
 */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'guest' }
  | { readonly state: 'signedIn'; readonly person: Person };

export function useSession(): Session {
  const { data, isPending, errorUpdateCount } = useQuery(sessionQuery);
  const isGone = useSyncExternalStore(neverChanges, isSignOutQueued, () => false);
  if (data) return { state: 'signedIn', person: data };
  return isPending && errorUpdateCount === 0 && !isGone ? { state: 'unknown' } : { state: 'guest' };
}

/** Read at each render; a sign-out always causes one. */
const neverChanges = () => () => {};

/** The signed-in person; `null` for a guest and while unknown. */
export const usePerson = (): Person | null => useQuery(sessionQuery).data ?? null;
