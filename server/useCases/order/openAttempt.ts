import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import { attemptsOf, insertAttempt, isRunning, type PaymentAttempt } from '../../store/order/attempts.ts';
import { lockOrder } from '../../store/order/orderStatus.ts';
import type { StoredOrder } from '../../store/order/orders.ts';
import type { AppParts } from '../appParts.ts';

/**
 * The attempt to charge an order by a method, written before the provider is called. Retries get the same one with the
 * same key; none is opened while another runs or after success. The amount is the stored order's.
 */
export async function openAttempt(
  tx: Tx,
  { randomBytes }: Pick<AppParts, 'randomBytes'>,
  { order }: StoredOrder,
  method: PaymentMethod,
  now: number,
): Promise<PaymentAttempt | Refusal> {
  if ((await lockOrder(tx, order.id)) !== 'notYetReceived') return refuse('STATUS_CONFLICT');
  const attempts = await attemptsOf(tx, order.id);
  const own = attempts.find((each) => isRunning(each) && each.method === method && each.amount === order.total);
  if (own) return own;
  if (attempts.some((each) => isRunning(each) || each.state === 'settled')) return refuse('STATUS_CONFLICT');
  const id = newId(now, randomBytes);
  const { total: amount, currency } = order;
  await insertAttempt(tx, { id, orderId: order.id, method, amount, currency, key: id, now }, 'open');
  const opened = (await attemptsOf(tx, order.id)).find((each) => each.id === id);
  if (!opened) throw new Error('An attempt vanished while it was written');
  return opened;
}
