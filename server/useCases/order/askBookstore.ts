import {
  type BookstoreClaim,
  type BookstoreSending,
  goesToBookstore,
  isClaimOf,
} from '../../../src/domain/order/bookstore.ts';
import type { SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { findSending } from '../../store/order/bookstoreSends.ts';
import { findOrder, ordersOfUser, type StoredOrder } from '../../store/order/orders.ts';
import { readSettings } from '../../store/site/settings.ts';
import type { AppParts } from '../appParts.ts';

type Parts = Pick<AppParts, 'bookstore'>;

/** Owes an order that was just placed to the bookstore, where the shop has one and the order has something to pack. */
export async function tellBookstore(
  tx: Tx,
  { bookstore }: Parts,
  stored: StoredOrder,
  { settings, addressId }: { readonly settings: SiteSettings; readonly addressId: string | null },
): Promise<void> {
  if (bookstore.isOn(settings) && goesToBookstore(stored.order)) await bookstore.enqueue(tx, stored, addressId);
}

/** An order was revived: what was dropped as it was given up goes out after all. What had gone out went out once. */
export async function tellBookstoreAgain(tx: Tx, { bookstore }: Parts, orderId: string): Promise<void> {
  if ((await findSending(tx, orderId))?.state !== 'dropped') return;
  if (bookstore.isOn(await readSettings(tx))) await bookstore.enqueueAgain(tx, orderId);
}

/** Has a buyer's own order sent, if it was not yet. Which one is found by what is claimed; all figures are the order's. */
export async function sendClaimed(
  tx: Tx,
  parts: Parts,
  userId: string,
  claim: BookstoreClaim,
): Promise<BookstoreSending | Refusal> {
  if (!parts.bookstore.isOn(await readSettings(tx))) return refuse('BOOKSTORE_OFF');
  if (claim.userId !== userId) return refuse('NOT_FOUND');
  const stored = (await ordersOfUser(tx, userId)).find(({ order }) => isClaimOf(claim, order));
  return await sendNow(tx, parts, stored ?? null);
}

/** Has an order sent on an administrator's word: one that never was to go out, or one that was given up. */
export async function sendAgain(tx: Tx, parts: Parts, orderId: string): Promise<BookstoreSending | Refusal> {
  if (!parts.bookstore.isOn(await readSettings(tx))) return refuse('BOOKSTORE_OFF');
  const sending = await sendNow(tx, parts, await findOrder(tx, orderId));
  if (isRefusal(sending)) return sending;
  await parts.bookstore.enqueueAgain(tx, orderId);
  return (await findSending(tx, orderId)) ?? sending;
}

/** A cancelled order has nothing to send. */
async function sendNow(tx: Tx, { bookstore }: Parts, stored: StoredOrder | null): Promise<BookstoreSending | Refusal> {
  if (stored === null || stored.order.status === 'cancelled' || !goesToBookstore(stored.order)) {
    return refuse('NOT_FOUND');
  }
  await bookstore.enqueue(tx, stored, null);
  return (await findSending(tx, stored.order.id)) ?? refuse('NOT_FOUND');
}
