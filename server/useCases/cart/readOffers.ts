import type { QuoteRequest } from '../../../src/contract/order/quote.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { judgeCoupons, type OfferFault } from '../../../src/domain/pricing/coupon.ts';
import type { DiscountableLine } from '../../../src/domain/pricing/discount.ts';
import type { Coupon, Promotion } from '../../../src/domain/pricing/offer.ts';
import { promotionFor } from '../../../src/domain/pricing/promotion.ts';
import type { SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { hasPromotion, promotionsFor } from '../../store/cart/offers.ts';
import type { Db } from '../../store/database/connection.ts';
import { readOpenCoupons } from './readOpenCoupons.ts';

type Offers = {
  readonly promotion: Promotion | null;
  readonly coupons: readonly Coupon[];
  readonly refusals: readonly OfferRefusal[];
};

/** A fault of offers, in the order of the messages; `codes` are the affected coupons. */
export type OfferRefusal = { readonly fault: OfferFault; readonly codes: readonly string[] };

type OffersUse = {
  /** Before any discount. */
  readonly lines: readonly DiscountableLine[];
  readonly offeredMethods: readonly PaymentMethod[];
  readonly settings: SiteSettings;
  readonly buyerId: string | null;
  readonly now: EpochMs;
};

/**
 * The requested coupons that count, and the promotion: the one that the buyer chose, otherwise the best now, whatever the
 * device knows, because its list may be old or its clock wrong. If coupons exclude promotions, a coupon removes it.
 */
export async function readOffers(
  db: Db,
  request: QuoteRequest,
  { lines, offeredMethods, settings, buyerId, now }: OffersUse,
): Promise<Offers> {
  const { open, closed, unknownIds } = await readOpenCoupons(db, request.couponIds, buyerId, now);
  const asked = request.couponIds.flatMap((id) => open.find((coupon) => coupon.id === id) ?? []);
  const judged = judgeCoupons(asked, {
    lines,
    paymentMethod: request.method,
    offeredMethods,
    currency: settings.currency,
    oneCouponPerOrder: settings.oneCouponPerOrder,
  });
  const coupons = judged.filter(({ refusal }) => refusal === null).map(({ coupon }) => coupon);
  const isExclusive = settings.couponExcludesPromotion && coupons.length > 0;
  const itemIds = lines.map(({ itemId }) => itemId);
  const running = isExclusive ? [] : await promotionsFor(db, itemIds, now);
  const named = request.promotionId;
  const wish = request.isPromotionChosen ? { promotionId: named } : null;
  const promotion = promotionFor(running, lines, settings.currency, wish);
  const isUnknown = named !== null && named !== promotion?.id && !(await hasPromotion(db, named));
  const full = closed.map(({ code }) => ({ fault: 'couponFull' as const, code }));
  const misfits = judged.flatMap(({ coupon: { code }, refusal }) => (refusal === null ? [] : { fault: refusal, code }));
  return {
    promotion,
    coupons,
    refusals: [
      // Ids are no names for people.
      ...(unknownIds.length > 0 ? [{ fault: 'noSuchCoupon' as const, codes: [] }] : []),
      ...(isUnknown ? [{ fault: 'noSuchPromotion' as const, codes: [] }] : []),
      ...byFault([...full, ...misfits]),
    ],
  };
}

/** One refusal a fault with all its codes. */
function byFault(faulty: readonly { readonly fault: OfferFault; readonly code: string }[]): readonly OfferRefusal[] {
  const faults = [...new Set(faulty.map(({ fault }) => fault))];
  return faults.map((fault) => ({
    fault,
    codes: [...new Set(faulty.filter((each) => each.fault === fault).map(({ code }) => code))],
  }));
}
