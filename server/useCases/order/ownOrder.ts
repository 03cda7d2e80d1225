import { type Order, orderByLink } from '../../../src/domain/order/order.ts';
import type { Caller } from '../../base/caller.ts';
import type { Db } from '../../store/database/connection.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';

/** The order of this id, where it is the caller's own or its token came along; `null` says nothing about which. */
export async function ownOrder(
  db: Db,
  caller: Caller,
  orderId: string,
  token: string | null,
): Promise<StoredOrder | null> {
  const stored = await findOrder(db, orderId);
  if (stored === null) return null;
  return isOwner(caller, stored) || token === stored.order.token ? stored : null;
}

/** The order that a caller may see: whole where it is their own, else as its link shows it. */
export const orderShownTo = (caller: Caller, stored: StoredOrder): Order =>
  isOwner(caller, stored) ? stored.order : orderByLink(stored.order);

const isOwner = (caller: Caller, { userId }: StoredOrder): boolean =>
  caller.kind === 'person' && caller.userId === userId;
