import type { QuoteRequest } from '../../src/contract/quote.ts';
import { judgeCoupons } from '../../src/domain/coupon.ts';
import type { Coupon, Promotion } from '../../src/domain/offer.ts';
import type { SiteSettings } from '../../src/domain/siteSettings.ts';
import type { EpochMs } from '../../src/domain/time.ts';
import type { Db } from '../store/connection.ts';
import { findPromotion, hasPromotion } from '../store/offers.ts';
import { readOpenCoupons } from './readOpenCoupons.ts';

type Offers = {
  readonly promotion: Promotion | null;
  readonly coupons: readonly Coupon[];
  /** Codes that do not apply. */
  readonly refusedCodes: readonly string[];
  /** Ids of which there is no offer: a coupon that does not run counts as none (decisions: identity and safety). */
  readonly unknownIds: readonly string[];
};

type OffersUse = {
  readonly courseIds: readonly string[];
  readonly settings: SiteSettings;
  readonly buyerId: string | null;
  readonly now: EpochMs;
};

/** The offers that were asked for and apply. With exclusivity on, a coupon takes the promotion away. */
export async function readOffers(
  db: Db,
  request: QuoteRequest,
  { courseIds, settings, buyerId, now }: OffersUse,
): Promise<Offers> {
  const { open, closed, unknownIds } = await readOpenCoupons(db, request.couponIds, buyerId, now);
  const judged = judgeCoupons(open, {
    courseIds,
    paymentMethod: request.method,
    currency: settings.currency,
    oneCouponPerOrder: settings.oneCouponPerOrder,
  });
  const coupons = judged.filter(({ refusal }) => refusal === null).map(({ coupon }) => coupon);
  const misfits = judged.filter(({ refusal }) => refusal !== null).map(({ coupon }) => coupon);
  const refusedCodes = [...closed, ...misfits].map(({ code }) => code);
  const isExclusive = settings.couponExcludesPromotion && coupons.length > 0;
  const promotion =
    request.promotionId === null || isExclusive ? null : await findPromotion(db, request.promotionId, now);
  const isUnknown =
    promotion === null && request.promotionId !== null && !(await hasPromotion(db, request.promotionId));
  return {
    ...{ promotion, coupons, refusedCodes },
    unknownIds: isUnknown && request.promotionId !== null ? [...unknownIds, request.promotionId] : unknownIds,
  };
}
