import type { OutboxEntry } from './entry.ts';
import { isWatchReport } from './watchReport.ts';

/** Attempts in a usual outage. An entry that fails more often is faulty itself, and holds nothing back. */
const patientAttempts = 12;

/**
 * Whether unsent watched time waits for an earlier entry of the same course. Each attempt fixes a body, so without this
 * an outage would create an entry for every few seconds.
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
