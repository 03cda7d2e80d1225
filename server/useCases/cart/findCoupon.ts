import { spelledCode } from '../../../src/domain/pricing/coupon.ts';
import type { Coupon } from '../../../src/domain/pricing/offer.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { type CartOwner, couponsInCarts } from '../../store/cart/carts.ts';
import { findCouponByCode } from '../../store/cart/offers.ts';
import type { Db } from '../../store/database/connection.ts';
import { readOpenCoupons } from './readOpenCoupons.ts';

/**
 * The coupon of a typed code. Unknown, ended and unlisted codes answer alike, so that guessing reveals nothing; a
 * used-up coupon is told only to somebody with its code (decisions: identity and safety).
 */
export async function findCoupon(
  db: Db,
  typed: string,
  buyerId: string | null,
  now: EpochMs,
): Promise<readonly Coupon[] | Refusal> {
  const row = await findCouponByCode(db, spelledCode(typed), now);
  if (row === null) return refuse('NOT_FOUND', { reason: 'noSuchCode' });
  const { open } = await readOpenCoupons(db, [row.coupon.id], buyerId, now);
  return open.length > 0 ? open : refuse('COUPON_NOT_AVAILABLE', { reason: 'couponFull', names: [row.coupon.code] });
}

/** The usable coupons of the caller's own carts. Other ids are ignored. */
export async function openCouponsOfCarts(
  db: Db,
  owners: readonly CartOwner[],
  couponIds: readonly string[],
  buyerId: string | null,
  now: EpochMs,
): Promise<readonly Coupon[]> {
  const own = await couponsInCarts(db, owners, couponIds);
  const ids = couponIds.filter((id) => own.includes(id));
  return (await readOpenCoupons(db, ids, buyerId, now)).open;
}
