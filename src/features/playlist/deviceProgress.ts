import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { WatchedInterval } from '../../domain/learning/progress.ts';
import { leftProgress } from '../../platform/learning/leftProgress.ts';
import { allEntries, onOutboxChanged } from '../../platform/outbox/outboxStore.ts';
import { stretchesOf } from '../../platform/outbox/sentProgress.ts';
import { isWatchReport } from '../../platform/outbox/watchReport.ts';
import { deviceId } from '../../platform/store/deviceId.ts';
import { playlistKeys } from './playlistKeys.ts';

/**
 * Playback on this device for a person, by course. The server may not know it yet, and its last answer may be older.
 */
export type DeviceProgress = Readonly<Record<string, readonly WatchedInterval[]>>;

const deviceProgressQuery = (userId: string) =>
  queryOptions({
    queryKey: playlistKeys.deviceProgress(userId),
    queryFn: () => readDeviceProgress(userId),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });

/** `isRead`: the device was read since this page opened; before that nothing is known. */
export function useDeviceProgress(learnerId: string | null): {
  readonly byCourse: DeviceProgress;
  readonly isRead: boolean;
} {
  const client = useQueryClient();
  const { data, isFetchedAfterMount } = useQuery({
    ...deviceProgressQuery(learnerId ?? ''),
    enabled: learnerId !== null,
    refetchOnMount: 'always',
  });
  useEffect(() => {
    if (learnerId === null) return;
    const { queryKey } = deviceProgressQuery(learnerId);
    return onOutboxChanged(() => void client.invalidateQueries({ queryKey }));
  }, [client, learnerId]);
  return { byCourse: data ?? {}, isRead: isFetchedAfterMount };
}

async function readDeviceProgress(userId: string): Promise<DeviceProgress> {
  const byCourse: Record<string, readonly WatchedInterval[]> = {};
  const add = (courseId: string, stretches: readonly WatchedInterval[]) => {
    byCourse[courseId] = [...(byCourse[courseId] ?? []), ...stretches];
  };
  for (const entry of await allEntries()) {
    const { draft } = entry;
    if (isWatchReport(draft) && draft.userId === userId) add(draft.courseId, stretchesOf(entry));
  }
  for (const left of leftProgress()) {
    if (left.userId === userId) add(left.courseId, [{ ...left.watched, deviceId: deviceId() }]);
  }
  return byCourse;
}
