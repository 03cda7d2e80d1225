import { isRefusal } from '../../base/refusal.ts';
import { allOrRefused } from '../../store/database/onceByKey.ts';
import { overdueOrderIds } from '../../store/order/orders.ts';
import type { AppParts } from '../appParts.ts';
import { announceOrder } from './announceOrder.ts';
import { cancelOrder } from './cancelOrder.ts';

/** The rest waits for the next minute. */
const atOnce = 200;

/**
 * Cancels every order whose time is over, each in its own transaction: unpaid ones at `cancel_at`, rejected ones 72
 * hours after. Failures do not stop the others and are thrown at the end.
 */
export async function cancelUnpaidOrders(
  parts: Pick<AppParts, 'db' | 'email' | 'push' | 'bookstore' | 'config' | 'realtime' | 'clock'>,
): Promise<void> {
  const now = parts.clock();
  const errors: unknown[] = [];
  for (const orderId of await overdueOrderIds(parts.db, now, atOnce)) {
    const cancellation = { orderId, actor: 'system', actorUserId: null } as const;
    try {
      const moved = await allOrRefused(parts.db, (tx) => cancelOrder(tx, parts, cancellation, now));
      if (!isRefusal(moved)) announceOrder(parts, moved);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} overdue orders could not be given up`);
}
