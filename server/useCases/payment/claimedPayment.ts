import type { ReportReceipt } from '../../../src/contract/order/payment.ts';
import type { Charge } from '../../../src/domain/order/charge.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { isReported } from '../../../src/domain/order/paymentMethod.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { attemptsOf, chargeOf } from '../../store/order/attempts.ts';
import type { StoredOrder } from '../../store/order/orders.ts';
import type { AppParts } from '../appParts.ts';
import { lookIfDue } from './lookAtCharge.ts';
import { recordForgery } from './recordForgery.ts';

/** The last charge of an order after a look at its provider; `null` if it was never charged. */
export async function currentChargeOf(parts: AppParts, stored: StoredOrder): Promise<Charge | null> {
  await lookIfDue(parts, stored);
  const last = (await attemptsOf(parts.db, stored.order.id)).at(-1);
  return last === undefined || isReported(last.method) ? null : chargeOf(last);
}

/** The order of which a browser says that it is paid. The provider is asked, and its word alone counts. */
export async function orderIfPaid(parts: AppParts, stored: StoredOrder): Promise<Order | Refusal> {
  const { order } = await lookIfDue(parts, stored);
  if (isTaken(order)) return order;
  recordClaim(parts, order);
  return refuse('STATUS_CONFLICT');
}

/** The receipt of a report that says "paid" of a charge, on the same terms. */
export async function receiptIfPaid(
  parts: AppParts,
  stored: StoredOrder,
  now: number,
): Promise<ReportReceipt | Refusal> {
  const { order } = await lookIfDue(parts, stored);
  const attempt = (await attemptsOf(parts.db, order.id)).at(-1);
  if (attempt === undefined || !isTaken(order)) {
    recordClaim(parts, order);
    return refuse('REPORT_NOT_EXPECTED');
  }
  return { reportId: attempt.id, receivedAt: new Date(now).toISOString(), order };
}

const isTaken = ({ status }: Order): boolean => status === 'approved' || status === 'pendingApproved';

/** Records that a browser says of an order that it is paid, which nobody confirms. */
export const recordClaim = (parts: Pick<AppParts, 'log'>, { id: orderId, method }: Order): void =>
  recordForgery(parts, 'claim', { orderId, method });
