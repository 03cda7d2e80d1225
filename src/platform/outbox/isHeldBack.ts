import type { OutboxEntry } from './entry.ts';
import { isWatchReport } from './watchReport.ts';

/** Longer than an outage as a rule; one that fares no better then is at fault itself, and holds nothing back. */
const patientAttempts = 12;

/**
 * Watched time that was never sent stays open to more of it while an earlier part of the same course waits for an answer:
 * each attempt fixes a body, and a lecture without an answer would become an entry for every few seconds of it.
 */
export const isHeldBack = (entry: OutboxEntry, all: readonly OutboxEntry[]): boolean =>
  entry.kind === 'progress' && !entry.isSealed && all.some((other) => holdsBack(other, entry));

const holdsBack = (other: OutboxEntry, entry: OutboxEntry): boolean =>
  other.kind === 'progress' &&
  other.isSealed &&
  other.state === 'queued' &&
  other.attempts < patientAttempts &&
  isOfOneLog(other.draft, entry.draft);

const isOfOneLog = (one: unknown, other: unknown): boolean =>
  isWatchReport(one) && isWatchReport(other) && one.userId === other.userId && one.courseId === other.courseId;
