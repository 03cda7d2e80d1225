import type { Caller } from '../http/session.ts';
import type { Db } from '../store/connection.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';

/** The order of this id, where it is the caller's own or its token came along; `null` says nothing about which. */
export async function ownOrder(
  db: Db,
  caller: Caller,
  orderId: string,
  token: string | null,
): Promise<StoredOrder | null> {
  const stored = await findOrder(db, orderId);
  if (stored === null) return null;
  const isOwner = caller.kind === 'person' && caller.userId === stored.userId;
  return isOwner || token === stored.order.token ? stored : null;
}
