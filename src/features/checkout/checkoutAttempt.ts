import type { OrderRequest, QuoteRequest } from '../../contract/order.ts';
import type { Registration } from '../../contract/registration.ts';

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
): NonNullable<CheckoutAttempt['order']> {
  return before !== null && isSameOrder(before, userId, body) ? before : { key: newKey, body, userId };
}

/** Whether an unanswered order is this one; until its answer is known nothing else can be said of it. */
export const isSameOrder = (
  before: NonNullable<CheckoutAttempt['order']>,
  userId: string,
  wanted: QuoteRequest,
): boolean => before.userId === userId && same(wantedOf(before.body), wantedOf(wanted));

/** A refusal created nothing, so the next press is a new order; only silence and a stumbling server leave it open. */
export const leavesItOpen = (status: number | null): boolean =>
  status === null || status >= 500 || status === 408 || status === 429;

const wantedOf = ({ lines, promotionId, couponIds, method, withholdingPercent }: QuoteRequest) => [
  lines.map((line) => [line.itemId, line.kind, line.planId, line.quantity]),
  promotionId,
  couponIds,
  method,
  withholdingPercent,
];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
