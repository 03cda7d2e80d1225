import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { mayPayAnotherWay, type WayToPay, waysToPay } from '../../../src/domain/order/wayToPay.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { allOrRefused } from '../../store/database/onceByKey.ts';
import { attemptsOf, isOpenOrPaid } from '../../store/order/attempts.ts';
import { couponMethodsOf } from '../../store/order/couponHolds.ts';
import { lockOrder, setOrderMethod } from '../../store/order/orderStatus.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';
import type { AppParts } from '../appParts.ts';
import { announceOrder } from '../order/announceOrder.ts';
import { type Moved, moveOrder } from '../order/moveOrder.ts';
import { offeredMethods } from '../order/offeredMethods.ts';
import { endOpenCharge } from './endCharge.ts';

/** The methods by which an unpaid order or a rejected transfer could be paid; none for another order. */
export async function readWaysToPay(
  { db, payments }: Pick<AppParts, 'db' | 'payments'>,
  { order }: StoredOrder,
): Promise<readonly WayToPay[]> {
  if (!mayPayAnotherWay(order)) return [];
  const offered = await offeredMethods(db, payments, order.currency);
  return waysToPay(offered, order, await couponMethodsOf(db, order.id));
}

const codes = { notForCoupon: 'COUPON_NOT_AVAILABLE', belowMinimum: 'BELOW_MINIMUM' } as const;

/**
 * Changes the method of an unpaid order; a rejected transfer awaits its payment again. A charge that runs is ended at its provider first; one without an outcome keeps
 * its method. Money that still comes by a former charge pays the order, or is looked at if it is paid already.
 */
export async function payAnotherWay(
  parts: AppParts,
  stored: StoredOrder,
  method: PaymentMethod,
): Promise<StoredOrder | Refusal> {
  if (!mayPayAnotherWay(stored.order)) return refuse('STATUS_CONFLICT');
  if (stored.order.method === method) return stored;
  const way = (await readWaysToPay(parts, stored)).find((each) => each.method === method);
  if (way === undefined) return refuse('NO_PAYMENT_METHOD');
  if (way.refusal !== null) return refuse(codes[way.refusal]);
  await endOpenCharge(parts, stored);
  const changed = await allOrRefused(parts.db, (tx) => change(tx, parts, stored, method));
  if (isRefusal(changed)) return changed;
  announceOrder(parts, changed);
  return changed.stored;
}

async function change(tx: Tx, parts: AppParts, stored: StoredOrder, method: PaymentMethod): Promise<Moved | Refusal> {
  const { order, userId } = stored;
  const { id } = order;
  const now = parts.clock();
  const status = await lockOrder(tx, id);
  if (status !== order.status) return refuse('STATUS_CONFLICT');
  if ((await attemptsOf(tx, id)).some(isOpenOrPaid)) return refuse('STATUS_CONFLICT');
  if (status === 'rejected') {
    const move = { to: 'notYetReceived', actor: 'buyer', actorUserId: userId, reason: null, method } as const;
    return moveOrder(tx, parts, stored, move, now);
  }
  await setOrderMethod(tx, { id, status, userId }, method, now);
  const after = await findOrder(tx, id);
  if (after === null) throw new Error(`The order ${id} vanished while its method changed`);
  return { stored: after, seatsMovedOf: [] };
}
