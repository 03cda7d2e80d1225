import { queryOptions, useQuery } from '@tanstack/react-query';
import { currentPerson, logout } from '../../contract/session.ts';
import type { Person } from '../../domain/identity.ts';
import { callServer } from '../../platform/callServer.ts';
import { clearSignOutOwed, isSignOutOwed } from '../../platform/owedSignOut.ts';
import { sessionKey } from './knownPerson.ts';

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
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
