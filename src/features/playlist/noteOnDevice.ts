import type { QueryClient } from '@tanstack/react-query';
import type { Person } from '../../domain/identity.ts';
import { joinNeighbours, type WatchedInterval } from '../../domain/progress.ts';
import { isSignOutOwed } from '../../platform/owedSignOut.ts';
import { sessionKey } from '../../platform/sessionKey.ts';
import { deviceLogQuery } from './playlistQueries.ts';

/** More than this a device does not remember beside what the server has. */
const rememberedStretches = 500;

/**
 * Adds a stretch to what this device played for the person. Nothing for whoever has left: a player that a sign-out ends
 * hands over its last stretch after everything of theirs has gone.
 */
export function noteOnDevice(client: QueryClient, userId: string, courseId: string, played: WatchedInterval): void {
  if (!isHere(client, userId)) return;
  const log = deviceLogQuery(userId, courseId);
  // Also where no screen looks at it, it is known as what is kept.
  client.getQueryCache().build(client, client.defaultQueryOptions(log)).setOptions(log);
  client.setQueryData(log.queryKey, (known: readonly WatchedInterval[] = []) =>
    joinNeighbours([...known, played]).slice(-rememberedStretches),
  );
}

const isHere = (client: QueryClient, userId: string): boolean =>
  client.getQueryData<Person | null>(sessionKey)?.id === userId && !isSignOutOwed();
