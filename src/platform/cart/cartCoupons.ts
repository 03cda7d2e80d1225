import { get, update } from 'idb-keyval';
import type { Coupon } from '../../domain/pricing/offer.ts';
import { madeStore } from '../store/madeStore.ts';
import { rowNames } from '../store/rowNames.ts';
import { deviceStore } from '../store/stores.ts';

/**
 * A coupon with its terms for offline use. `open`: usable as far as known; `full`: used up, or used by this person;
 * `ended`: unknown to the shop.
 */
export type KnownCoupon = {
  readonly coupon: Coupon;
  readonly state: 'open' | 'full' | 'ended';
  readonly seenAt: number;
};

const couponsKey = rowNames.coupons;
export type KnownCoupons = Readonly<Record<string, KnownCoupon>>;

export const readKnownCoupons = async (): Promise<KnownCoupons> =>
  couponsIn(await get<unknown>(couponsKey, deviceStore()));

/** Stores or refreshes coupons; others stay. */
export const persistCoupons = (coupons: KnownCoupons): Promise<void> =>
  update<unknown>(couponsKey, (before) => ({ ...couponsIn(before), ...coupons }), madeStore(couponsKey));

/** Unreadable coupons are requested again and must not block the cart. */
const couponsIn = (row: unknown): KnownCoupons =>
  isRecord(row) ? Object.fromEntries(Object.entries(row).filter(isKnown)) : {};

const isKnown = (entry: [string, unknown]): entry is [string, KnownCoupon] => {
  const [id, known] = entry;
  if (!isRecord(known) || !isRecord(known.coupon) || typeof known.seenAt !== 'number') return false;
  const { coupon } = known;
  return (
    coupon.id === id &&
    typeof coupon.code === 'string' &&
    Array.isArray(coupon.courseIds) &&
    Array.isArray(coupon.paymentMethods) &&
    isRecord(coupon.scope) &&
    isRecord(coupon.discount)
  );
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
