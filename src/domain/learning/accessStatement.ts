import type { EpochMs } from '../time.ts';
import { type AccessState, accessUntil, mayWatch } from './accessTime.ts';

/**
 * The server's statement about one person's access to one course. A downloaded lecture stops offline when the access
 * ends. `null` means no such limit; `watchAllowanceMs` is the allowance left at `issuedAt`.
 */
export type AccessStatement = {
  readonly courseId: string;
  readonly userId: string;
  readonly issuedAt: EpochMs;
  readonly endsAt: EpochMs | null;
  readonly watchAllowanceMs: number | null;
};

/** A statement with the server's signature over its text (ECDSA P-256, SHA-256, IEEE P1363, base64url). */
export type SignedAccess = {
  readonly statement: AccessStatement;
  readonly signature: string;
  /** The server's public key at that time (SPKI, base64). */
  readonly publicKey: string | null;
};

/** The statement for a running access; `null` if there is none. */
export const stateAccess = (
  courseId: string,
  userId: string,
  access: AccessState | null,
  issuedAt: EpochMs,
): AccessStatement | null =>
  access !== null && mayWatch(access)
    ? { courseId, userId, issuedAt, endsAt: access.endsAt, watchAllowanceMs: access.remainingWatchMs }
    : null;

/** The signed text: every field in a fixed order. */
export const accessStatementText = (statement: AccessStatement): string =>
  JSON.stringify([
    'access-1',
    statement.courseId,
    statement.userId,
    statement.issuedAt,
    statement.endsAt,
    statement.watchAllowanceMs,
  ]);

/** The latest time ever seen, so that a clock set back prolongs nothing. */
export const clockNeverBackwards = (seen: EpochMs, now: EpochMs): EpochMs => Math.max(seen, now);

/** A request to play: the person, the course, the clock, and `playedSinceMs` since `issuedAt`. */
export type StatementUse = {
  readonly courseId: string;
  readonly userId: string;
  readonly seen: EpochMs;
  readonly now: EpochMs;
  readonly playedSinceMs: number;
};

/** The access that a statement allows now; `null` if it is about another person or course. */
export function accessByStatement(statement: AccessStatement, use: StatementUse): AccessState | null {
  if (statement.courseId !== use.courseId || statement.userId !== use.userId) return null;
  const time = clockNeverBackwards(Math.max(use.seen, statement.issuedAt), use.now);
  const left = statement.watchAllowanceMs === null ? null : statement.watchAllowanceMs - use.playedSinceMs;
  return accessUntil(statement.endsAt, left, time);
}
