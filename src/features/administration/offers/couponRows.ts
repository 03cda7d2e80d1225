import type { ShopCoupon } from '../../../domain/pricing/shopOffer.ts';
import type { EpochMs } from '../../../domain/time.ts';
import { formatBangkokDate, formatBangkokTime } from '../../../domain/time.ts';
import { type OfferState, offerState } from './offerState.ts';

type Words = {
  readonly columns: readonly string[];
  readonly states: Readonly<Record<OfferState, string>>;
  readonly discountOf: (coupon: ShopCoupon) => string;
};

/** The coupons as rows of a table with its heading; times in Bangkok. */
export const couponRows = (
  coupons: readonly ShopCoupon[],
  { columns, states, discountOf }: Words,
  now: EpochMs,
): readonly (readonly string[])[] => [
  columns,
  ...coupons.map((coupon) => [
    ...[coupon.code, coupon.label ?? '', discountOf(coupon), timeOf(coupon.startsAt), timeOf(coupon.endsAt)],
    ...[coupon.quantity === null ? '' : String(coupon.quantity), String(coupon.used), states[offerState(coupon, now)]],
  ]),
];

const timeOf = (at: EpochMs | null): string => (at === null ? '' : `${formatBangkokDate(at)} ${formatBangkokTime(at)}`);
