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
import { lockOrder } from '../../store/order/orderStatus.ts';
import { findOrder, ordersOfUser, type StoredOrder } from '../../store/order/orders.ts';
import { readSettings } from '../../store/site/settings.ts';
import type { AppParts } from '../appParts.ts';

type Parts = Pick<AppParts, 'bookstore'>;

/** Queues a new order for the bookstore, if there is one and the order has products. */
export async function tellBookstore(
  tx: Tx,
  { bookstore }: Parts,
  stored: StoredOrder,
  { settings, addressId }: { readonly settings: SiteSettings; readonly addressId: string | null },
): Promise<void> {
  if (bookstore.isOn(settings) && goesToBookstore(stored.order)) await bookstore.enqueue(tx, stored, addressId);
}

/** A revived order: a dropped one is sent after all; a sent one stays sent. */
export async function tellBookstoreAgain(tx: Tx, { bookstore }: Parts, orderId: string): Promise<void> {
  if ((await findSending(tx, orderId))?.state !== 'dropped') return;
  if (bookstore.isOn(await readSettings(tx))) await bookstore.enqueueAgain(tx, orderId);
}

/** Sends a buyer's own order if it was not sent. The claim only selects the order; all figures are stored ones. */
export async function sendClaimed(
  tx: Tx,
  parts: Parts,
  userId: string,
  claim: BookstoreClaim,
): Promise<BookstoreSending | Refusal> {
  if (!parts.bookstore.isOn(await readSettings(tx))) return refuse('BOOKSTORE_OFF');
  if (claim.userId !== userId) return refuse('NOT_FOUND');
  const stored = (await ordersOfUser(tx, userId)).find(({ order }) => isClaimOf(claim, order));
  return stored === undefined ? refuse('NOT_FOUND') : await sendNow(tx, parts, stored.order.id);
}

/** Sends an order on an administrator's request: one never queued, or a failed one. */
export async function sendAgain(tx: Tx, parts: Parts, orderId: string): Promise<BookstoreSending | Refusal> {
  if (!parts.bookstore.isOn(await readSettings(tx))) return refuse('BOOKSTORE_OFF');
  const sending = await sendNow(tx, parts, orderId);
  if (isRefusal(sending)) return sending;
  await parts.bookstore.enqueueAgain(tx, orderId);
  return (await findSending(tx, orderId)) ?? sending;
}

/** A cancelled order is not sent. The lock keeps the address from changing meanwhile. */
async function sendNow(tx: Tx, { bookstore }: Parts, orderId: string): Promise<BookstoreSending | Refusal> {
  await lockOrder(tx, orderId);
  const stored = await findOrder(tx, orderId);
  if (stored === null || stored.order.status === 'cancelled' || !goesToBookstore(stored.order)) {
    return refuse('NOT_FOUND');
  }
  await bookstore.enqueue(tx, stored, null);
  return (await findSending(tx, stored.order.id)) ?? refuse('NOT_FOUND');
}
