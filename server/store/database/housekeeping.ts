import { and, eq, isNull, like, lt, notExists, sql } from 'drizzle-orm';
import { carts } from '../schema/carts.ts';
import { uploads } from '../schema/files.ts';
import { handovers } from '../schema/handovers.ts';
import { people, sessions, verifications } from '../schema/identity.ts';
import { idempotencyKeys } from '../schema/shop.ts';
import { attachedToPerson } from '../site/uploads.ts';
import type { Db } from './connection.ts';

const dayMs = 24 * 3_600_000;
/** Promised are 90 days (decisions: orders and payments). */
const keysKeptForMs = 100 * dayMs;
const unattachedKeptForMs = dayMs;

/** Forgets keys that nobody can still repeat, and sessions, links and hand-overs that have ended. */
export async function forgetOldKeys(db: Db, now: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - keysKeptForMs));
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
  await db.delete(verifications).where(lt(verifications.expiresAt, new Date(now)));
  await db.delete(handovers).where(lt(handovers.expiresAt, now));
}

/** Forgets the carts of guests that nobody has changed since an instant; a person's cart stays. */
export async function forgetGuestCarts(db: Db, unchangedSince: number): Promise<void> {
  await db.delete(carts).where(and(isNull(carts.userId), lt(carts.updatedAt, unchangedSince)));
}

/** Takes the rows of uploads that belong to nothing after a day; their files are the caller's to remove. */
export const takeUnattachedUploads = (db: Db, now: number) =>
  db
    .delete(uploads)
    .where(and(isNull(uploads.attachedTo), lt(uploads.createdAt, now - unattachedKeptForMs)))
    .returning({ name: uploads.name, store: uploads.store, displayName: uploads.displayName });

/** Lets go of uploads that are bound to an account that never was: refused registrations once left such bindings. */
export async function loosenUploadsOfNobody(db: Db): Promise<void> {
  const owner = eq(uploads.attachedTo, sql`${attachedToPerson('')} || ${people.userId}`);
  await db
    .update(uploads)
    .set({ attachedTo: null })
    .where(
      and(
        like(uploads.attachedTo, `${attachedToPerson('')}%`),
        notExists(db.select({ id: people.userId }).from(people).where(owner)),
      ),
    );
}
