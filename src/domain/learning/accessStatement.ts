import type { EpochMs } from '../time.ts';
import { type AccessState, accessUntil, mayWatch } from './accessTime.ts';

/**
 * What the server signed about one person and one course, so that a kept lecture stops without a network when the
 * access ends. `null` is no limit of that kind; `watchAllowanceMs` is what was left at `issuedAt`.
 */
export type AccessStatement = {
  readonly courseId: string;
  readonly userId: string;
  readonly issuedAt: EpochMs;
  readonly endsAt: EpochMs | null;
  readonly watchAllowanceMs: number | null;
};

/** A statement with the server's ECDSA signature (P-256, SHA-256, r and s behind each other, base64url) over its words. */
export type SignedAccess = {
  readonly statement: AccessStatement;
  readonly signature: string;
  /** The server's key of that time (base64 of SPKI); `null` where a former build left it unsaid. */
  readonly publicKey: string | null;
};

/** The statement for an access that lasts; `null` where there is none to state. */
export const stateAccess = (
  courseId: string,
  userId: string,
  access: AccessState | null,
  issuedAt: EpochMs,
): AccessStatement | null =>
  access !== null && mayWatch(access)
    ? { courseId, userId, issuedAt, endsAt: access.endsAt, watchAllowanceMs: access.remainingWatchMs }
    : null;

/** The words that are signed: every field in one fixed order. */
export const accessStatementText = (statement: AccessStatement): string =>
  JSON.stringify([
    'access-1',
    statement.courseId,
    statement.userId,
    statement.issuedAt,
    statement.endsAt,
    statement.watchAllowanceMs,
  ]);

/** The latest time ever seen: a clock set back never prolongs anything. */
export const clockNeverBackwards = (seen: EpochMs, now: EpochMs): EpochMs => Math.max(seen, now);

/** Who asks to watch what, by which clock; `playedSinceMs` is what the device played since `issuedAt`. */
export type StatementUse = {
  readonly courseId: string;
  readonly userId: string;
  readonly seen: EpochMs;
  readonly now: EpochMs;
  readonly playedSinceMs: number;
};

/** What a statement allows here and now; `null` where it speaks of another person or course. */
export function accessByStatement(statement: AccessStatement, use: StatementUse): AccessState | null {
  if (statement.courseId !== use.courseId || statement.userId !== use.userId) return null;
  const time = clockNeverBackwards(Math.max(use.seen, statement.issuedAt), use.now);
  const left = statement.watchAllowanceMs === null ? null : statement.watchAllowanceMs - use.playedSinceMs;
  return accessUntil(statement.endsAt, left, time);
}
