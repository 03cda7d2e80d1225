import type { QuoteRequest, SignedQuote } from '../../contract/order/quote.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';

const codes: readonly string[] = ['COUPON_NOT_AVAILABLE', 'NOT_FOUND'];

/** A refusal that speaks of a coupon: it names no item, and is not about the promotion. */
export const isCouponRefusal = ({ code, itemIds, reason }: Told): boolean =>
  codes.includes(code) && itemIds.length === 0 && reason !== 'noSuchPromotion';

type Told = Pick<SignedQuote['refusals'][number], 'code' | 'itemIds'> & { readonly reason?: string | null };

/** Ids of the coupons that were asked for and that the shop does not take off; empty while it has not told. */
export function couponRefusals(signed: SignedQuote | null, { couponIds }: QuoteRequest): readonly string[] {
  if (signed === null || !signed.refusals.some(isCouponRefusal)) return [];
  return couponIds.filter((id) => !signed.quote.offers.some((offer) => offer.kind === 'coupon' && offer.id === id));
}

/** Whether an order was refused for a coupon of it. */
export const isAboutCoupon = (failure: unknown, { couponIds }: QuoteRequest): boolean =>
  failure instanceof CallFailed && couponIds.length > 0 && isCouponRefusal({ ...failure.facts, code: failure.code });
