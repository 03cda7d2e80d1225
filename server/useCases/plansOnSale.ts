import { registrationState } from '../../src/domain/courseType.ts';
import type { PricingPlan } from '../../src/domain/pricingPlan.ts';
import { isSaleClosed } from '../../src/domain/saleEnd.ts';
import type { EpochMs } from '../../src/domain/time.ts';
import type { Db } from '../store/connection.ts';
import { itemsForSale } from '../store/items.ts';
import { plansOfItems } from '../store/plans.ts';

/**
 * The plans by which these items are sold at this instant, by the very rules that an order is refused by: none while the
 * sale is closed, and only renewals outside of the period for new registrations.
 */
export async function plansOnSale(db: Db, itemIds: readonly string[], now: EpochMs): Promise<readonly PricingPlan[]> {
  const items = new Map((await itemsForSale(db, itemIds)).map((item) => [item.id, item]));
  return (await plansOfItems(db, itemIds)).filter((plan) => {
    const item = items.get(plan.itemId);
    if (item === undefined || isSaleClosed(item, now)) return false;
    return plan.pricingType === 'renew' || registrationState(item.courseType, item.schedule, now).kind === 'open';
  });
}
