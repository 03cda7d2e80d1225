import { type Refusal, refuse } from '../http/failure.ts';
import type { Tx } from '../store/connection.ts';
import { couponIdsOfOrder, takeCouponUse } from '../store/couponHolds.ts';
import type { StoredOrder } from '../store/orders.ts';
import { claimsOfOrder, type SeatClaim, type TakeSeats, takeSeats, unitsLeftOf } from '../store/seatHolds.ts';

type Holds = {
  readonly seats: readonly SeatClaim[];
  /** In the order of the ids. */
  readonly couponIds: readonly string[];
  readonly orderId: string;
  readonly userId: string;
};

/**
 * Takes seats, pieces and coupon uses of an order, each by one conditional update and in the order of the ids. The
 * caller takes its transaction back on a refusal. Answers the items whose seats moved.
 */
export async function holdForOrder(
  tx: Tx,
  holds: Holds,
  now: number,
  take: TakeSeats = takeSeats,
): Promise<readonly string[] | Refusal> {
  for (const claim of holds.seats) {
    if (!(await take(tx, claim, now))) return await refuseClaim(tx, claim);
  }
  for (const couponId of holds.couponIds) {
    const { orderId, userId } = holds;
    if (!(await takeCouponUse(tx, { couponId, orderId, userId }, now))) return refuse('COUPON_NOT_AVAILABLE');
  }
  return holds.seats.map((claim) => claim.itemId);
}

async function refuseClaim(tx: Tx, { itemId, kind }: SeatClaim): Promise<Refusal> {
  if (kind === 'course') return refuse('NO_MORE_SEAT', { itemIds: [itemId] });
  return refuse('NOT_ENOUGH_STOCK', { itemIds: [itemId], unitsLeft: [(await unitsLeftOf(tx, itemId)) ?? 0] });
}

/** Takes everything again that a cancelled order had given back. */
export const holdAgain = async (tx: Tx, { order, userId }: StoredOrder, now: number) =>
  await holdForOrder(
    tx,
    {
      seats: await claimsOfOrder(tx, order.id),
      couponIds: await couponIdsOfOrder(tx, order.id),
      orderId: order.id,
      userId,
    },
    now,
  );
