import type { QuoteRequest } from '../../../src/contract/order/quote.ts';
import { noPurchases } from '../../../src/domain/order/buyAgain.ts';
import type { OrderItem } from '../../../src/domain/order/placeOrder.ts';
import { isOfferedTo, type PlanViewer, type PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';
import { isSaleClosed } from '../../../src/domain/pricing/saleEnd.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { itemsWithPlans, type SaleRow } from '../../store/catalogue/items.ts';
import type { Db } from '../../store/database/connection.ts';
import type { CourseGrant } from '../../store/learning/access.ts';
import { purchaseHistories } from '../../store/order/purchases.ts';

/** A cart line with the shop's current data; `orderItem` is for the rules. */
export type CartLine = {
  readonly item: SaleRow | null;
  readonly plan: PricingPlan | null;
  readonly quantity: number;
  readonly orderItem: OrderItem;
};

/** The buyer of a cart; `buyerId` is `null` for a guest, who has no grants. */
type CartBuyer = {
  readonly buyerId: string | null;
  readonly grants: readonly CourseGrant[];
  readonly viewer: PlanViewer;
};

/**
 * The requested lines. A plan of another item or one not offered to this buyer becomes none; a course's quantity
 * becomes one.
 */
export async function readCartForSale(
  db: Db,
  request: QuoteRequest,
  { buyerId, grants, viewer }: CartBuyer,
  now: EpochMs,
): Promise<readonly CartLine[]> {
  const ids = [...new Set(request.lines.map((line) => line.itemId))];
  const sold = await itemsWithPlans(db, ids);
  const items = new Map(sold.items.map((item) => [item.id, item]));
  const plans = new Map(sold.plans.map((plan) => [plan.id, plan]));
  const histories = buyerId === null ? new Map() : await purchaseHistories(db, buyerId, ids, now, grants);
  return request.lines.map((line) => {
    const item = items.get(line.itemId) ?? null;
    const found = plans.get(line.planId) ?? null;
    const plan = found !== null && found.itemId === item?.id && isOfferedTo(found, viewer) ? found : null;
    const quantity = item?.kind === 'product' ? line.quantity : 1;
    return {
      item,
      plan,
      quantity,
      orderItem: {
        itemId: line.itemId,
        kind: item?.kind ?? line.kind,
        quantity,
        courseType: item?.courseType ?? null,
        schedule: item?.schedule ?? noSchedule,
        isLocked: item !== null && isSaleClosed(item, now),
        unitsLeft: item?.seatsLeft ?? null,
        plan,
        history: histories.get(line.itemId) ?? noPurchases,
      },
    };
  });
}

const noSchedule = { startsAt: null, endsAt: null, registrationOpensAt: null, registrationClosesAt: null, venue: null };
