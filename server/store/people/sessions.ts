import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { DeviceSession } from '../../../src/domain/people/deviceSession.ts';
import type { Db, Tx } from '../database/connection.ts';
import { sessions } from '../schema/identity.ts';

/** Longer than any browser's user agent. */
const userAgentMaximum = 400;

/** A person's sessions: this one first, then by last use. */
export async function readSessions(
  db: Db,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: number,
): Promise<DeviceSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date(now))))
    .orderBy(sql`${sessions.id} = ${sessionId} desc`, desc(sessions.updatedAt), desc(sessions.createdAt));
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    userAgent: (userAgent ?? '').slice(0, userAgentMaximum),
    signedInAt: createdAt.getTime(),
    lastSeenAt: updatedAt.getTime(),
    isThis: id === sessionId,
  }));
}

/** Records the use of this session; the latest of parallel requests counts. */
export async function noteSeen(db: Db, sessionId: string, now: number): Promise<void> {
  const at = new Date(now);
  await db
    .update(sessions)
    .set({ updatedAt: at })
    .where(and(eq(sessions.id, sessionId), lt(sessions.updatedAt, at)));
}

/** Ends one of a person's own sessions. */
export async function deleteSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends a person's other sessions; answers which. */
export async function deleteOtherSessions(db: Db, userId: string, remainingId: string): Promise<readonly string[]> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, remainingId)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}
