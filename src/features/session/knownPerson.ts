import { useQuery } from '@tanstack/react-query';
import type { Person } from '../../domain/identity.ts';

/** Under which the session is kept; the same for whoever asks the server and whoever only looks. */
export const sessionOptions = {
  queryKey: ['session'] as const,
  staleTime: 60_000,
  meta: { keep: 'private' },
};

/**
 * Who is signed in, as far as this device already knows; `null` for a guest. It asks nobody: the frame does so as soon
 * as the page is quiet, and this follows.
 */
export const useKnownPerson = (): Person | null =>
  useQuery<Person | null>({ ...sessionOptions, enabled: false }).data ?? null;
