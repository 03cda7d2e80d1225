import { type Order, orderByLink } from '../../../src/domain/order/order.ts';
import type { Caller } from '../../base/caller.ts';
import type { Db } from '../../store/database/connection.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';

/** The order with this id, if it is the caller's own or the token matches; `null` does not tell which. */
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

/** The order as a caller may see it: whole for its owner, otherwise as by its link. */
export const orderShownTo = (caller: Caller, stored: StoredOrder): Order =>
  isOwner(caller, stored) ? stored.order : orderByLink(stored.order);

const isOwner = (caller: Caller, { userId }: StoredOrder): boolean =>
  caller.kind === 'person' && caller.userId === userId;
