import type { QueryClient } from '@tanstack/react-query';
import { logWith } from '../../domain/learning/deviceNotes.ts';
import type { WatchedInterval } from '../../domain/learning/progress.ts';
import type { Person } from '../../domain/people/identity.ts';
import { isSignOutOwed } from '../../platform/session/queuedSignOut.ts';
import { sessionKey } from '../../platform/session/sessionKey.ts';
import { deviceLogQuery } from './playlistQueries.ts';

/**
 * Adds a stretch to what this device played for the person. Nothing for whoever has left: a player that a sign-out ends
 * hands over its last stretch after everything of theirs has gone.
 */
export function noteOnDevice(client: QueryClient, userId: string, courseId: string, played: WatchedInterval): void {
  if (!isHere(client, userId)) return;
  const log = deviceLogQuery(userId, courseId);
  // Also where no screen looks at it, it is known as what is kept.
  client.getQueryCache().build(client, client.defaultQueryOptions(log)).setOptions(log);
  client.setQueryData(log.queryKey, (known: readonly WatchedInterval[] = []) => logWith(known, played));
}

const isHere = (client: QueryClient, userId: string): boolean =>
  client.getQueryData<Person | null>(sessionKey)?.id === userId && !isSignOutOwed();
