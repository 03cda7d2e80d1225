import type { QueryClient } from '@tanstack/react-query';
import { joinNeighbours, type WatchedInterval } from '../../domain/progress.ts';
import { deviceLogQuery } from './playlistQueries.ts';

/** More than this a device does not remember beside what the server has. */
const rememberedStretches = 500;

/** Adds a stretch to what this device played for the person. */
export function noteOnDevice(client: QueryClient, userId: string, courseId: string, played: WatchedInterval): void {
  const log = deviceLogQuery(userId, courseId);
  // Also where no screen looks at it, it is known as what is kept.
  client.getQueryCache().build(client, client.defaultQueryOptions(log)).setOptions(log);
  client.setQueryData(log.queryKey, (known: readonly WatchedInterval[] = []) =>
    joinNeighbours([...known, played]).slice(-rememberedStretches),
  );
}
