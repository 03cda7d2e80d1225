import { askAgainAt, isRunning } from '../../../src/domain/order/charge.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import { attemptsOf, insertAttempt, isOpenOrPaid, type PaymentAttempt } from '../../store/order/attempts.ts';
import { lockOrder } from '../../store/order/orderStatus.ts';
import type { StoredOrder } from '../../store/order/orders.ts';
import type { AppParts } from '../appParts.ts';

/** `isNew`: this caller sends it to the provider, and nobody else does. */
type Opened = { readonly attempt: PaymentAttempt; readonly isNew: boolean };

/**
 * The attempt to charge an order by a method, written before the provider is called. Retries get the same one; none is
 * opened while another runs, after success, or once the order's time is over. The amount is the stored order's.
 */
export async function openAttempt(
  tx: Tx,
  { randomBytes, payments }: Pick<AppParts, 'randomBytes' | 'payments'>,
  { order }: StoredOrder,
  method: PaymentMethod,
  now: number,
): Promise<Opened | Refusal> {
  if ((await lockOrder(tx, order.id)) !== 'notYetReceived' || isOver(order, now)) return refuse('STATUS_CONFLICT');
  const attempts = await attemptsOf(tx, order.id);
  const own = attempts.find((each) => isRunning(each) && each.method === method && each.amount === order.total);
  if (own) return { attempt: own, isNew: false };
  if (attempts.some(isOpenOrPaid)) return refuse('STATUS_CONFLICT');
  const id = newId(now, randomBytes);
  const { total: amount, currency } = order;
  // The first ask comes soon, in case this process dies before the provider answers.
  const askAt = askAgainAt({ sentAt: now, expiresAt: null }, 0, now);
  const provider = payments.of(method)?.name ?? null;
  const charge = { id, orderId: order.id, method, provider, amount, currency, key: id, now, askAt };
  const attempt = await insertAttempt(tx, charge);
  return { attempt, isNew: true };
}

/** A new step would hold the seats of an order that is about to be cancelled. */
const isOver = ({ cancelAt }: Order, now: number): boolean => cancelAt !== null && cancelAt <= now;
