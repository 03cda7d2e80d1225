import type { Coupon } from '../../../src/domain/pricing/offer.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { couponsUsedBy, findCoupons } from '../../store/cart/offers.ts';
import type { Db } from '../../store/database/connection.ts';

type OpenCoupons = {
  /** Usable by this buyer now, without duplicates, in the requested order. */
  readonly open: readonly Coupon[];
  /** Used up, or used by this person. */
  readonly closed: readonly Coupon[];
  /** Unknown ids: a coupon that does not run counts as unknown (decisions: identity and safety). */
  readonly unknownIds: readonly string[];
};

/** The state of these coupons for a buyer; `null` is a guest. The cart is not checked. */
export async function readOpenCoupons(
  db: Db,
  couponIds: readonly string[],
  buyerId: string | null,
  now: EpochMs,
): Promise<OpenCoupons> {
  const ids = [...new Set(couponIds)];
  const rows = await findCoupons(db, ids, now);
  const hadTheirs = buyerId === null ? [] : await couponsUsedBy(db, buyerId, ids);
  const found = ids.flatMap((id) => rows.find(({ coupon }) => coupon.id === id) ?? []);
  const isOpen = ({ coupon, isFull, onePerUser }: (typeof rows)[number]) =>
    !isFull && !(onePerUser && hadTheirs.includes(coupon.id));
  return {
    open: found.filter(isOpen).map(({ coupon }) => coupon),
    closed: found.filter((row) => !isOpen(row)).map(({ coupon }) => coupon),
    unknownIds: ids.filter((id) => !found.some(({ coupon }) => coupon.id === id)),
  };
}
