import type { QuoteRequest } from '../../src/contract/order.ts';
import { refuseCoupon } from '../../src/domain/coupon.ts';
import type { Coupon, Promotion } from '../../src/domain/offer.ts';
import type { SiteSettings } from '../../src/domain/siteSettings.ts';
import type { EpochMs } from '../../src/domain/time.ts';
import type { Db } from '../store/connection.ts';
import { couponsUsedBy, findCoupons, findPromotion, hasPromotion } from '../store/offers.ts';

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
  const ids = [...new Set(request.couponIds)];
  const rows = await findCoupons(db, ids, now);
  const hadTheirs = buyerId === null ? [] : await couponsUsedBy(db, buyerId, ids);
  const coupons: Coupon[] = [];
  const refusedCodes: string[] = [];
  const unknownIds: string[] = [];
  for (const id of ids) {
    const row = rows.find(({ coupon }) => coupon.id === id);
    if (!row) {
      unknownIds.push(id);
      continue;
    }
    const use = {
      courseIds,
      usedCouponIds: coupons.map((coupon) => coupon.id),
      paymentMethod: request.method,
      oneCouponPerOrder: settings.oneCouponPerOrder,
    };
    const isOpen = !row.isFull && !(row.onePerUser && hadTheirs.includes(id));
    if (isOpen && refuseCoupon(row.coupon, use) === null) coupons.push(row.coupon);
    else refusedCodes.push(row.coupon.code);
  }
  const isExclusive = settings.couponExcludesPromotion && coupons.length > 0;
  const promotion =
    request.promotionId === null || isExclusive ? null : await findPromotion(db, request.promotionId, now);
  if (promotion === null && request.promotionId !== null && !(await hasPromotion(db, request.promotionId))) {
    unknownIds.push(request.promotionId);
  }
  return { promotion, coupons, refusedCodes, unknownIds };
}
