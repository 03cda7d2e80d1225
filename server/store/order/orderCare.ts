import { desc, eq } from 'drizzle-orm';
import type { NoteKind, OrderNote } from '../../../src/domain/order/orderNote.ts';
import type { Parcel } from '../../../src/domain/order/parcel.ts';
import type { Acceptance } from '../../../src/domain/site/acceptance.ts';
import type { Db, Tx } from '../database/connection.ts';
import { users } from '../schema/identity.ts';
import { orderNotes, orderParcels } from '../schema/orderDesk.ts';
import { orders } from '../schema/orders.ts';

export const notesOf = (db: Db, orderId: string): Promise<readonly OrderNote[]> =>
  db
    .select({
      id: orderNotes.id,
      kind: orderNotes.kind,
      text: orderNotes.text,
      at: orderNotes.at,
      authorName: users.name,
    })
    .from(orderNotes)
    .leftJoin(users, eq(users.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.at), desc(orderNotes.id));

type NewNote = {
  readonly id: string;
  readonly orderId: string;
  readonly kind: NoteKind;
  readonly text: string;
  readonly at: number;
  readonly authorId: string;
};

export async function insertNote(tx: Tx, note: NewNote): Promise<void> {
  await tx.insert(orderNotes).values(note);
}

/** The terms that an order accepted; `null` for none. */
export async function acceptanceOfOrder(db: Db, orderId: string): Promise<Acceptance | null> {
  const rows = await db.select({ acceptance: orders.acceptance }).from(orders).where(eq(orders.id, orderId));
  return rows[0]?.acceptance ?? null;
}

const { state, carrier, trackingNumber } = orderParcels;
export const parcelColumns = { state, carrier, trackingNumber };

export async function findParcel(db: Db, orderId: string): Promise<Parcel | null> {
  const rows = await db.select(parcelColumns).from(orderParcels).where(eq(orderParcels.orderId, orderId));
  return rows[0] ?? null;
}

export async function writeParcel(tx: Tx, orderId: string, parcel: Parcel, now: number): Promise<void> {
  const changed = { ...parcel, changedAt: now };
  await tx
    .insert(orderParcels)
    .values({ orderId, ...changed })
    .onConflictDoUpdate({ target: orderParcels.orderId, set: changed });
}
