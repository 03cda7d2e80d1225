import * as z from 'zod/mini';
import { intervalsMaximum, saveProgress, type WatchedInterval, type WatchReport } from '../../contract/progress.ts';
import { joinNeighbours } from '../../domain/progress.ts';
import { deviceId } from '../deviceId.ts';
import type { OutboxEntry } from './entry.ts';
import { allEntries, putEntry, replaceEntry } from './outboxStore.ts';
import { sendInBackground } from './sendInBackground.ts';
import { askForSync } from './triggers.ts';
import { isWatchReport } from './watchReport.ts';

/**
 * Adds watched stretches to the newest unsent entry of this person and course; neighbours are joined, so a week offline
 * is a few stretches a lecture. What is added while an entry is being sent, or is too much for one, goes into a new one.
 */
export async function queueProgress(
  userId: string,
  courseId: string,
  watched: readonly WatchedInterval[],
  now: number,
) {
  const open = (await allEntries()).findLast((entry) => isOpenFor(entry, userId, courseId));
  const added = open ? await addTo(open, watched) : false;
  if (!added) {
    for (let from = 0; from < watched.length; from += intervalsMaximum) {
      const intervals = watched.slice(from, from + intervalsMaximum);
      await putEntry(newEntry({ userId, courseId, deviceId: deviceId(), intervals }, now), new Map());
    }
  }
  sendInBackground('due');
  await askForSync();
}

async function addTo(open: OutboxEntry, watched: readonly WatchedInterval[]): Promise<boolean> {
  let added = false;
  await replaceEntry(open.key, (entry) => {
    added = false;
    if (entry.isSealed || !isWatchReport(entry.draft)) return entry;
    const report = joined({ ...entry.draft, intervals: [...entry.draft.intervals, ...watched] });
    if (report.intervals.length > intervalsMaximum) return entry;
    added = true;
    return withReport(entry, report);
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
    joined(report),
  );

const withReport = (entry: OutboxEntry, report: WatchReport): OutboxEntry => ({
  ...entry,
  draft: report,
  request: { ...entry.request, body: z.encode(saveProgress.body, report) },
});

function joined(report: WatchReport): WatchReport {
  const { deviceId } = report;
  const intervals = joinNeighbours(report.intervals.map((interval) => ({ ...interval, deviceId })));
  return { ...report, intervals: intervals.map(({ deviceId: _, ...interval }) => interval) };
}

const isOpenFor = (entry: OutboxEntry, userId: string, courseId: string): boolean =>
  entry.kind === 'progress' &&
  !entry.isSealed &&
  entry.state === 'queued' &&
  isWatchReport(entry.draft) &&
  entry.draft.userId === userId &&
  entry.draft.courseId === courseId;
