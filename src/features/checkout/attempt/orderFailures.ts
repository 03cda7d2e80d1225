import { CallFailed, ServerUnreachable } from '../../../platform/net/callFailed.ts';

/** The person stopped waiting before the order went out. */
export class NotWanted extends Error {}

/** The cart was ordered meanwhile in another window. */
export class CartAlreadyOrdered extends Error {}

/** Another window removed or reduced a line of the cart without an order. */
export class CartChanged extends Error {}

/** A coupon ended or was used up after its total was shown. Nothing was ordered. */
export class CouponGone extends Error {}

/** The shop refuses a code that the order waited for. Nothing was ordered. */
export class CodeRefused extends Error {}

/** The guest's account could not be opened. The order was not sent. */
export class BuyerRefused extends Error {
  readonly failure: unknown;
  constructor(failure: unknown) {
    super('The buyer could not be registered', { cause: failure });
    this.failure = failure;
  }
}

/** The failure of the call itself, whether it was the order's or the registration's. */
export const refusalIn = (failure: unknown): unknown => (failure instanceof BuyerRefused ? failure.failure : failure);

/** Whether the request may have arrived without an answer. */
export const hadNoAnswer = (failure: unknown): failure is Error => refusalIn(failure) instanceof ServerUnreachable;

/** The server counts another total than its signed quote says, or the quote has expired. */
export const isNewPrice = (failure: unknown): failure is CallFailed =>
  failure instanceof CallFailed && (failure.code === 'PRICE_CHANGED' || failure.code === 'QUOTE_EXPIRED');
