import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { currentPerson, login, logout } from '../../contract/session.ts';
import type { Person } from '../../domain/identity.ts';
import { callServer } from '../../platform/callServer.ts';
import { drainOutbox } from '../../platform/outbox/drainOutbox.ts';
import { releaseEntriesOf } from '../../platform/outbox/releaseEntries.ts';
import { clearSignOutOwed, isSignOutOwed, oweSignOut } from '../../platform/owedSignOut.ts';
import { forgetPrivateQueries } from '../../platform/queryPersister.ts';
import { closeRealtime } from '../../platform/realtime.ts';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Person | null> => {
    if (isSignOutOwed()) {
      await callServer(logout, {}, { signal });
      clearSignOutOwed();
    }
    return callServer(currentPerson, {}, { signal });
  },
  staleTime: 60_000,
  meta: { keep: 'private' },
});

/** `unknown` only until the device's own copy or the server has told who is signed in. */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'guest' }
  | { readonly state: 'signedIn'; readonly person: Person };

export function useSession(): Session {
  const { data, isPending, isError } = useQuery(sessionQuery);
  if (data) return { state: 'signedIn', person: data };
  return isPending && !isError ? { state: 'unknown' } : { state: 'guest' };
}

/** Who is signed in, or `null` for a guest and while it is not known. */
export const usePerson = (): Person | null => useQuery(sessionQuery).data ?? null;

/** Signs in and out. A sign-out works without a network, too: the device forgets at once, the server is told later. */
export function useSessionActions() {
  const client = useQueryClient();

  const enter = useCallback(
    async (person: Person) => {
      await forgetPrivateQueries(client);
      client.setQueryData(sessionQuery.queryKey, person);
      askAgain(client);
      await releaseEntriesOf(person.id);
      void drainOutbox('now');
    },
    [client],
  );

  const signIn = useCallback(
    async (username: string, password: string): Promise<Person> => {
      const person = await callServer(login, { body: { username, password } });
      await enter(person);
      return person;
    },
    [enter],
  );

  const signOut = useCallback(async () => {
    oweSignOut();
    await forgetPrivateQueries(client);
    client.setQueryData(sessionQuery.queryKey, null);
    await closeRealtime();
    // Not waited for: without a network the server hears of it as soon as it can be reached.
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey }).then(() => askAgain(client));
  }, [client]);

  return { enter, signIn, signOut };
}

/** What was forgotten and is still on the screen is asked again, as whoever is here now. */
function askAgain(client: QueryClient): void {
  void client.refetchQueries({ type: 'active', predicate: (query) => query.state.data === undefined });
}
