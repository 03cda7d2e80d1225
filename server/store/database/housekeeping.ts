import { and, eq, isNull, like, lt, notExists, sql } from 'drizzle-orm';
import { carts } from '../schema/carts.ts';
import { uploads } from '../schema/files.ts';
import { handovers } from '../schema/handovers.ts';
import { people, sessions, verifications } from '../schema/identity.ts';
import { paymentWebhooks } from '../schema/payments.ts';
import { idempotencyKeys } from '../schema/shop.ts';
import { attachedToPerson } from '../site/uploads.ts';
import type { Db } from './connection.ts';

const dayMs = 24 * 3_600_000;
/** The promised 90 days and some (decisions: orders and payments). */
const keysStoredForMs = 100 * dayMs;
const unattachedStoredForMs = dayMs;

/** Removes keys and notifications that nobody can repeat, and ended sessions, links and hand-overs. */
export async function forgetOldKeys(db: Db, now: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - keysStoredForMs));
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
  await db.delete(verifications).where(lt(verifications.expiresAt, new Date(now)));
  await db.delete(handovers).where(lt(handovers.expiresAt, now));
  await db.delete(paymentWebhooks).where(lt(paymentWebhooks.takenAt, now - keysStoredForMs));
}

/** Removes guests' carts unchanged since an instant. */
export async function forgetGuestCarts(db: Db, unchangedSince: number): Promise<void> {
  await db.delete(carts).where(and(isNull(carts.userId), lt(carts.updatedAt, unchangedSince)));
}

/** Removes rows of uploads that are unattached after a day; the caller removes their files. */
export const takeUnattachedUploads = (db: Db, now: number) =>
  db
    .delete(uploads)
    .where(and(isNull(uploads.attachedTo), lt(uploads.createdAt, now - unattachedStoredForMs)))
    .returning({ name: uploads.name, store: uploads.store, displayName: uploads.displayName });

/** Detaches uploads from accounts that do not exist. */
export async function detachOrphanedUploads(db: Db): Promise<void> {
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
