import type { PayableOrder } from '../../../src/contract/order/charge.ts';
import type { Charge } from '../../../src/domain/order/charge.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { CallContext } from '../callContext.ts';
import { ownOrder } from '../order/ownOrder.ts';
import { recordForeign } from './recordForgery.ts';
import { startCharge } from './startCharge.ts';

/** `body`: what the client sent, with fields that the call does not read. */
type Request = { readonly request: { readonly body: unknown } };

/** Starts a charge of the caller's own order, by its own method if the call names none. `token`: from the provider's own fields. */
export async function startOwnCharge(
  { parts, caller, throttles, request }: Pick<CallContext, 'parts' | 'caller' | 'throttles'> & Request,
  { orderId, orderToken }: PayableOrder,
  method: PaymentMethod | null = null,
  token = '',
): Promise<Charge | Refusal> {
  const stored = await ownOrder(parts.db, caller, orderId, orderToken);
  if (stored === null) return refuse('NOT_FOUND');
  if (!throttles.startCharge.take(orderId)) return refuse('TOO_MANY_REQUESTS');
  recordForeign(parts, stored.order, request.body);
  return await startCharge(parts, { stored, method: method ?? stored.order.method, token });
}
