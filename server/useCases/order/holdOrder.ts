import { mailboxOf } from '../../../src/domain/people/contactFormat.ts';
import type { Coupon } from '../../../src/domain/pricing/offer.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { type CountCouponUse, countCouponUse, couponsOfOrder, takeCouponUse } from '../../store/order/couponHolds.ts';
import type { StoredOrder } from '../../store/order/orders.ts';
import { claimsToTake, type SeatClaim, type TakeSeats, takeSeats, unitsLeftOf } from '../../store/order/seatHolds.ts';

type Holds = {
  readonly seats: readonly SeatClaim[];
  readonly coupons: readonly Pick<Coupon, 'id' | 'code'>[];
  readonly orderId: string;
  readonly userId: string;
  /** The order's e-mail. */
  readonly email: string;
};

/** The functions that take seats, stock and coupon uses; tests replace them. */
export type Takes = { readonly seats: TakeSeats; readonly couponUse: CountCouponUse };
export const usualTakes: Takes = { seats: takeSeats, couponUse: countCouponUse };

/**
 * Takes seats, stock and coupon uses of an order, each by one conditional update in the order of ids. The caller rolls
 * back on a refusal. Answers the items whose seats changed.
 */
export async function holdForOrder(
  tx: Tx,
  holds: Holds,
  now: number,
  takes: Takes = usualTakes,
): Promise<readonly string[] | Refusal> {
  for (const claim of holds.seats) {
    if (!(await takes.seats(tx, claim, now))) return await refuseClaim(tx, claim);
  }
  const { orderId, userId } = holds;
  const mailbox = mailboxOf(holds.email);
  for (const { id: couponId, code } of holds.coupons.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const isTaken = await takeCouponUse(tx, { couponId, orderId, userId, mailbox }, now, takes.couponUse);
    if (!isTaken) return refuse('COUPON_NOT_AVAILABLE', { reason: 'couponFull', names: [code] });
  }
  return holds.seats.map((claim) => claim.itemId);
}

async function refuseClaim(tx: Tx, { itemId, kind }: SeatClaim): Promise<Refusal> {
  if (kind === 'course') return refuse('NO_MORE_SEAT', { itemIds: [itemId] });
  return refuse('NOT_ENOUGH_STOCK', { itemIds: [itemId], unitsLeft: [(await unitsLeftOf(tx, itemId)) ?? 0] });
}

/** Takes everything again that a cancelled order released. */
export const holdAgain = async (tx: Tx, { order, userId }: StoredOrder, now: number) =>
  await holdForOrder(
    tx,
    {
      seats: await claimsToTake(tx, order.id),
      coupons: await couponsOfOrder(tx, order.id),
      orderId: order.id,
      userId,
      email: order.email,
    },
    now,
  );
