import { joinNeighbours, type WatchedInterval } from '../../domain/learning/progress.ts';
import type { OutboxEntry } from './entry.ts';
import { allEntries, putWithoutRoom, removeEntries } from './outboxStore.ts';
import { isWatchReport } from './watchReport.ts';

/** The longest log of sent stretches that the device remembers for a course. */
const mostStretches = 500;

/**
 * The stretches of a progress entry. The shop dates none after it received the report, so the device does not either, even
 * if its clock is fast.
 */
export function stretchesOf({ draft, receivedAt }: OutboxEntry): readonly WatchedInterval[] {
  if (!isWatchReport(draft)) return [];
  const latest = receivedAt === null ? Number.POSITIVE_INFINITY : Date.parse(receivedAt);
  const { deviceId } = draft;
  return draft.intervals.map((watched) => ({
    ...watched,
    recordedAt: Math.min(watched.recordedAt, latest),
    deviceId,
  }));
}

/**
 * Joins the sent progress of each course into one entry. The device remembers it until a newer answer is stored: without a
 * network the screen joins it with the last answer.
 */
export async function joinSentProgress(all: readonly OutboxEntry[]): Promise<void> {
  const logs = new Map<string, OutboxEntry[]>();
  for (const entry of all) {
    if (entry.state !== 'sent' || !isWatchReport(entry.draft)) continue;
    const log = `${entry.draft.userId} ${entry.draft.courseId}`;
    logs.set(log, [...(logs.get(log) ?? []), entry]);
  }
  for (const parts of logs.values()) {
    const newest = parts.at(-1);
    if (newest === undefined || parts.length === 1) continue;
    const intervals = joinNeighbours(parts.flatMap(stretchesOf)).slice(-mostStretches);
    await putWithoutRoom({ ...newest, draft: { ...(newest.draft as object), intervals } }, parts);
  }
}

/** Removes the progress that the shop has; it is private to a person, who leaves the device. */
export async function forgetSentProgress(): Promise<void> {
  await removeEntries((await allEntries()).filter(({ kind, state }) => kind === 'progress' && state === 'sent'));
}
