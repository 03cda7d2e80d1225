import type { OrderRequest } from '../../../contract/order/order.ts';
import type { QuoteRequest } from '../../../contract/order/quote.ts';
import type { Registration } from '../../../contract/people/registration.ts';
import type { PaymentMethod } from '../../../domain/order/paymentMethod.ts';
import type { Delivery } from '../../../domain/order/shipping.ts';
import { isPassing } from '../../../domain/passingStatus.ts';
import { takenOffBy } from '../../../domain/pricing/quote.ts';

/** A request with its `Idempotency-Key`. */
type Sent<Body> = { readonly key: string; readonly body: Body };

export type SentRegistration = Sent<Registration>;

/** An order that was sent and not answered, with its buyer. */
export type OpenOrder = Sent<OrderRequest> & { readonly userId: string };

/**
 * The unanswered requests of a checkout, persisted before they go out: a double tap, a second tab or a reload sends the
 * same again and makes nothing twice.
 */
export type CheckoutAttempt = {
  readonly registration: SentRegistration | null;
  readonly order: OpenOrder | null;
};

/** The parts of an order that its buyer chooses. */
type WantedOrder = QuoteRequest & Pick<OrderRequest, 'tax' | 'delivery'>;

export const noAttempt: CheckoutAttempt = { registration: null, order: null };

/** The same details go out under the same key, others under a new one. */
export const registrationToSend = (
  before: SentRegistration | null,
  body: Registration,
  newKey: string,
): SentRegistration => (before !== null && same(before.body, body) ? before : { key: newKey, body });

/**
 * Whether an unanswered order has the same content. Its quote may differ, because the server compares the sent one. A
 * sent coupon may not count any more, because this order used it.
 */
export const isSameOrder = (
  before: OpenOrder,
  userId: string,
  wanted: WantedOrder,
  couponIdsOfCart: readonly string[],
): boolean =>
  before.userId === userId &&
  same(wantedOf(before.body), wantedOf(wanted)) &&
  before.body.couponIds.every((id) => couponIdsOfCart.includes(id)) &&
  wanted.couponIds.every((id) => before.body.couponIds.includes(id));

/**
 * The chosen payment method, else that of the person's unanswered order: the default depends on coupons that this order
 * may have used.
 */
export const methodWished = (
  chosen: PaymentMethod | null,
  before: OpenOrder | null,
  userId: string | null,
): PaymentMethod | null => chosen ?? (before !== null && before.userId === userId ? before.body.method : null);

/** Whether an unanswered order may hold a seat, a piece or a use of a coupon that is wished now. */
export const mayHold = ({ body }: OpenOrder, wanted: Pick<QuoteRequest, 'lines' | 'couponIds'>): boolean =>
  wanted.lines.some(({ itemId }) => body.lines.some((line) => line.itemId === itemId)) ||
  wanted.couponIds.some((id) => body.couponIds.includes(id));

/** The coupons that an order uses up. A coupon that took nothing off stays with the buyer. */
export const couponsUsedBy = ({ couponIds, quote }: Pick<OrderRequest, 'couponIds' | 'quote'>): readonly string[] =>
  couponIds.filter((id) => takenOffBy(quote, 'coupon', id) > 0);

/** A refusal created nothing. Only silence and a passing failure of the server leave an attempt open. */
export const leavesItOpen = (status: number | null): boolean => status === null || isPassing(status);

/** A promotion that the rules chose and that ended meanwhile makes no other order; the buyer's own choice does. */
const wantedOf = ({ lines, method, withholdingPercent, shippingOptionId, tax, delivery, ...offers }: WantedOrder) => [
  lines.map((line) => [line.itemId, line.kind, line.planId, line.quantity]),
  method,
  withholdingPercent,
  tax,
  shippingOptionId,
  placeOf(delivery),
  offers.isPromotionChosen ? offers.promotionId : 'best',
];

/** Whether an address is saved with the account is no part of the order: a guest has no account before. */
const placeOf = (delivery: Delivery | null) => (delivery?.kind === 'typed' ? delivery.address : delivery);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
