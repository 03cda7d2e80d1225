import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { HandedThings } from '../../../src/domain/people/handover.ts';
import type { Db } from '../database/connection.ts';
import { handovers } from '../schema/handovers.ts';
import { sessions, users } from '../schema/identity.ts';

/** A stored hand-over with its person; `null` for a guest. */
export type StoredHandover = { readonly userId: string | null; readonly isBlocked: boolean };

/** Stores a hand-over and removes ended ones. */
export async function insertHandover(
  db: Db,
  handover: {
    readonly tokenHash: string;
    readonly sessionId: string | null;
    readonly things: HandedThings;
    readonly createdAt: number;
    readonly expiresAt: number;
  },
): Promise<void> {
  await db.delete(handovers).where(lte(handovers.expiresAt, handover.createdAt));
  await db.insert(handovers).values(handover);
}

/** The taker of a hand-over. */
type Taker = { readonly tokenHash: string; readonly takerHash: string; readonly now: number };

const isOpenTo = ({ tokenHash, takerHash, now }: Taker) =>
  and(
    eq(handovers.tokenHash, tokenHash),
    gt(handovers.expiresAt, now),
    or(isNull(handovers.takenBy), eq(handovers.takenBy, takerHash)),
  );

/** The owner of a hand-over that this taker could take, or `null`. Takes nothing. */
export async function findHandover(db: Db, taker: Taker): Promise<StoredHandover | null> {
  const [row] = await db
    .select({ userId: users.id, blockedAt: users.blockedAt })
    .from(handovers)
    .leftJoin(sessions, eq(sessions.id, handovers.sessionId))
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(isOpenTo(taker));
  return row ? { userId: row.userId, isBlocked: row.blockedAt !== null } : null;
}

/** Takes a hand-over in one conditional statement, so that one of many succeeds. `null`: taken or ended. */
export async function takeHandover(db: Db, taker: Taker): Promise<HandedThings | null> {
  const [taken] = await db
    .update(handovers)
    .set({ takenBy: taker.takerHash })
    .where(isOpenTo(taker))
    .returning({ things: handovers.things });
  return taken?.things ?? null;
}
