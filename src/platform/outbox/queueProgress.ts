import * as z from 'zod/mini';
import { saveProgress, type WatchedInterval, type WatchReport } from '../../contract/progress.ts';
import { joinNeighbours } from '../../domain/progress.ts';
import { deviceId } from '../deviceId.ts';
import { drainOutbox } from './drainOutbox.ts';
import type { OutboxEntry } from './entry.ts';
import { allEntries, putEntry, replaceEntry } from './outboxStore.ts';
import { askForSync } from './triggers.ts';

/**
 * Adds watched stretches to the newest unsent entry of this person and course; neighbours are joined, so a week offline
 * is a few stretches a lecture. What is added while an entry is being sent goes into a new one.
 */
export async function queueProgress(
  userId: string,
  courseId: string,
  watched: readonly WatchedInterval[],
  now: number,
) {
  const open = (await allEntries()).find((entry) => isOpenFor(entry, userId, courseId));
  const added = open ? await addTo(open, watched) : false;
  if (!added) await putEntry(newEntry({ userId, courseId, deviceId: deviceId(), intervals: watched }, now), new Map());
  await askForSync();
  void drainOutbox('due');
}

async function addTo(open: OutboxEntry, watched: readonly WatchedInterval[]): Promise<boolean> {
  let added = false;
  await replaceEntry(open.key, (entry) => {
    if (entry.isSealed || !isWatchReport(entry.draft)) return entry;
    added = true;
    return withReport(entry, { ...entry.draft, intervals: [...entry.draft.intervals, ...watched] });
  });
  return added;
}

const newEntry = (report: WatchReport, now: number): OutboxEntry =>
  withReport(
    {
      key: crypto.randomUUID(),
      kind: 'progress',
      owner: { kind: 'user', userId: report.userId },
      request: { path: saveProgress.path, body: {}, upload: null, notice: null },
      draft: report,
      slips: [],
      state: 'queued',
      isSealed: false,
      attempts: 0,
      createdAt: now,
      nextAttemptAt: now,
      receivedAt: null,
      problem: null,
    },
    report,
  );

function withReport(entry: OutboxEntry, report: WatchReport): OutboxEntry {
  const joined = joinNeighbours(report.intervals.map((interval) => ({ ...interval, deviceId: report.deviceId })));
  const merged = { ...report, intervals: joined.map(({ deviceId: _, ...interval }) => interval) };
  return { ...entry, draft: merged, request: { ...entry.request, body: z.encode(saveProgress.body, merged) } };
}

const isOpenFor = (entry: OutboxEntry, userId: string, courseId: string): boolean =>
  entry.kind === 'progress' &&
  !entry.isSealed &&
  entry.state === 'queued' &&
  isWatchReport(entry.draft) &&
  entry.draft.userId === userId &&
  entry.draft.courseId === courseId;

const isWatchReport = (draft: unknown): draft is WatchReport =>
  typeof draft === 'object' && draft !== null && 'intervals' in draft && 'courseId' in draft;
