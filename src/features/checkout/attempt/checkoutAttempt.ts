import type { OrderRequest } from '../../../contract/order/order.ts';
import type { QuoteRequest } from '../../../contract/order/quote.ts';
import type { Registration } from '../../../contract/people/registration.ts';
import type { PaymentMethod } from '../../../domain/order/paymentMethod.ts';
import type { Delivery } from '../../../domain/order/shipping.ts';
import { isPassing } from '../../../domain/passingStatus.ts';
import { takenOffBy } from '../../../domain/pricing/quote.ts';

/** A request and the `Idempotency-Key` that stands for it. */
type Sent<Body> = { readonly key: string; readonly body: Body };

/**
 * What was sent and not yet answered, kept on the device before it goes out: a double tap, a second tab or a reload
 * sends the same again and makes nothing twice.
 */
export type CheckoutAttempt = {
  readonly registration: Sent<Registration> | null;
  readonly order: (Sent<OrderRequest> & { readonly userId: string }) | null;
};

/** What an order asks for, before its quote. */
type WantedOrder = QuoteRequest & Pick<OrderRequest, 'tax' | 'delivery'>;

export const noAttempt: CheckoutAttempt = { registration: null, order: null };

/** The same details go out under the same key, others under a new one. */
export const registrationToSend = (
  before: Sent<Registration> | null,
  body: Registration,
  newKey: string,
): Sent<Registration> => (before !== null && same(before.body, body) ? before : { key: newKey, body });

/**
 * The unanswered order goes out again as it was, under its key, while its buyer and what it asks for are the same; its
 * quote may have been signed anew since; the server holds the sent one against its prices. Anything else is another order.
 */
export function orderToSend(
  before: CheckoutAttempt['order'],
  userId: string,
  body: OrderRequest,
  newKey: string,
  couponIdsOfCart: readonly string[],
): NonNullable<CheckoutAttempt['order']> {
  return before !== null && isSameOrder(before, userId, body, couponIdsOfCart) ? before : { key: newKey, body, userId };
}

/**
 * Whether an unanswered order is this one. A coupon that was sent and still lies in the cart is no difference where it
 * does not count any more: this very order may have used it.
 */
export const isSameOrder = (
  before: NonNullable<CheckoutAttempt['order']>,
  userId: string,
  wanted: WantedOrder,
  couponIdsOfCart: readonly string[],
): boolean =>
  before.userId === userId &&
  same(wantedOf(before.body), wantedOf(wanted)) &&
  before.body.couponIds.every((id) => couponIdsOfCart.includes(id)) &&
  wanted.couponIds.every((id) => before.body.couponIds.includes(id));

/**
 * The way to pay that is wished: where nobody chose one, that of the order that this person sent and nobody answered. The
 * one that merely stands there moves with the coupons, which that very order may have used up.
 */
export const methodWished = (
  chosen: PaymentMethod | null,
  before: CheckoutAttempt['order'],
  userId: string | null,
): PaymentMethod | null => chosen ?? (before !== null && before.userId === userId ? before.body.method : null);

/** Whether an unanswered order may hold what is wished now: a seat, a piece or a use of a coupon. Another's says nothing of it. */
export const mayHold = (
  { body }: NonNullable<CheckoutAttempt['order']>,
  wanted: Pick<QuoteRequest, 'lines' | 'couponIds'>,
): boolean =>
  wanted.lines.some(({ itemId }) => body.lines.some((line) => line.itemId === itemId)) ||
  wanted.couponIds.some((id) => body.couponIds.includes(id));

/** Which of its coupons an order uses up: one that the other offers leave nothing to take off is still the buyer's. */
export const couponsUsedBy = ({ couponIds, quote }: Pick<OrderRequest, 'couponIds' | 'quote'>): readonly string[] =>
  couponIds.filter((id) => takenOffBy(quote, 'coupon', id) > 0);

/** A refusal created nothing, so the next press is a new order; only silence and a stumbling server leave it open. */
export const leavesItOpen = (status: number | null): boolean => status === null || isPassing(status);

/** The promotion is the rules' choice and not the buyer's: one that ended meanwhile makes no other order. */
const wantedOf = ({ lines, method, withholdingPercent, shippingOptionId, tax = null, delivery }: WantedOrder) => [
  lines.map((line) => [line.itemId, line.kind, line.planId, line.quantity]),
  method,
  withholdingPercent,
  tax,
  shippingOptionId ?? null,
  placeOf(delivery ?? null),
];

/** Whether the address stays with an account is no part of what is ordered: a guest has none before the order made it. */
const placeOf = (delivery: Delivery | null) => (delivery?.kind === 'typed' ? delivery.address : delivery);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
