import type { Coupon } from '../../../src/domain/pricing/offer.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { couponsUsedBy, findCoupons } from '../../store/cart/offers.ts';
import type { Db } from '../../store/database/connection.ts';

type OpenCoupons = {
  /** Can be used by this buyer now, each once, in the order that was asked for. */
  readonly open: readonly Coupon[];
  /** Used up, or this person has had theirs. */
  readonly closed: readonly Coupon[];
  /** Ids of which there is none: a coupon that does not run counts as none (decisions: identity and safety). */
  readonly unknownIds: readonly string[];
};

/** What the coupons of these ids are to this buyer now; `null` is a guest. Whether they fit a cart is not looked at. */
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
