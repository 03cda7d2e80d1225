import * as z from 'zod/mini';
import {
  intervalsMaximum,
  saveProgressCall,
  type WatchedInterval,
  type WatchReport,
} from '../../contract/learning/progress.ts';
import { joinNeighbours } from '../../domain/learning/progress.ts';
import { notYetSent, type OutboxEntry } from './entry.ts';
import { isWatchReport } from './watchReport.ts';

/** Owner and course of watched time. */
export type WatchLog = Pick<WatchReport, 'userId' | 'courseId'>;

/** A new entry for a report. */
export const progressEntry = (key: string, report: WatchReport, now: number): OutboxEntry =>
  withReport(
    {
      key,
      kind: 'progress',
      owner: { kind: 'user', userId: report.userId },
      request: { path: saveProgressCall.path, body: {}, upload: null, email: null },
      draft: report,
      slips: [],
      ...notYetSent(now),
    },
    joined(report),
  );

/** The entry with further stretches, neighbours joined; `null` if it is closed or would exceed a report. */
export function withStretches(entry: OutboxEntry, watched: readonly WatchedInterval[]): OutboxEntry | null {
  if (entry.isSealed || !isWatchReport(entry.draft)) return null;
  const report = joined({ ...entry.draft, intervals: [...entry.draft.intervals, ...watched] });
  return report.intervals.length > intervalsMaximum ? null : withReport(entry, report);
}

/** Whether more stretches of this log can be added. */
export const isOpenFor = (entry: OutboxEntry, { userId, courseId }: WatchLog): boolean =>
  entry.kind === 'progress' &&
  !entry.isSealed &&
  entry.state === 'queued' &&
  isWatchReport(entry.draft) &&
  entry.draft.userId === userId &&
  entry.draft.courseId === courseId;

const withReport = (entry: OutboxEntry, report: WatchReport): OutboxEntry => ({
  ...entry,
  draft: report,
  request: { ...entry.request, body: z.encode(saveProgressCall.body, report) },
});

function joined(report: WatchReport): WatchReport {
  const { deviceId } = report;
  const intervals = joinNeighbours(report.intervals.map((interval) => ({ ...interval, deviceId })));
  return { ...report, intervals: intervals.map(({ deviceId: _, ...interval }) => interval) };
}
