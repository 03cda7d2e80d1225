import type { QueryClient } from '@tanstack/react-query';
import type { Person } from '../../domain/people/identity.ts';
import { sessionQuery } from './useSession.ts';

/** Asks the server who is signed in. Never fails: without an answer the page continues with the device's knowledge. */
export const refetchPerson = (client: QueryClient): Promise<Person | null> =>
  client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
