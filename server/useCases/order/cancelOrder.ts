import { mayTakeBack } from '../../../src/domain/order/freeRequest.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { hasRunningAttempt } from '../../store/order/attempts.ts';
import { lockOrder } from '../../store/order/orderStatus.ts';
import { findOrder } from '../../store/order/orders.ts';
import type { AppParts } from '../appParts.ts';
import { type Moved, moveOrder } from './moveOrder.ts';

type Cancellation = {
  readonly orderId: string;
  readonly actor: 'buyer' | 'administrator' | 'system';
  readonly actorUserId: string | null;
  /** Read by the buyer. */
  readonly reason?: string | null;
};

/**
 * Cancels an unpaid order and releases its seats; nothing is deleted. An administrator takes an approved order that cost
 * nothing back: it becomes refunded. Refused while a charge is open or unknown, while
 * an administrator decides about money, and for other statuses. A cancelled order is answered as it is.
 */
export async function cancelOrder(
  tx: Tx,
  parts: Pick<AppParts, 'email' | 'push' | 'bookstore' | 'config'>,
  { orderId, actor, actorUserId, reason = null }: Cancellation,
  now: number,
): Promise<Moved | Refusal> {
  await lockOrder(tx, orderId);
  const stored = await findOrder(tx, orderId);
  if (stored === null) return refuse('NOT_FOUND');
  const { status, total } = stored.order;
  if (status === 'cancelled' || (status === 'refunded' && total === 0)) return { stored, seatsMovedOf: [] };
  if (actor === 'administrator' && mayTakeBack(stored.order)) {
    if (reason === null) return refuse('INPUT_ERROR', { fields: { reason: 'required' } });
    return await moveOrder(tx, parts, stored, { to: 'refunded', actor, actorUserId, reason }, now);
  }
  if (actor === 'system' && !isOverdue(stored.order, now)) return refuse('STATUS_CONFLICT');
  if (await hasRunningAttempt(tx, orderId)) return refuse('STATUS_CONFLICT');
  if (stored.order.underReview && actor !== 'administrator') return refuse('STATUS_CONFLICT');
  return await moveOrder(tx, parts, stored, { to: 'cancelled', actor, actorUserId, reason }, now);
}

/** A report or a rejection may have moved its time. */
const isOverdue = ({ cancelAt }: Order, now: number): boolean => cancelAt !== null && cancelAt <= now;
