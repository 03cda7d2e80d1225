import { registrationState } from '../../../src/domain/catalogue/courseType.ts';
import type { PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';
import { isSaleClosed } from '../../../src/domain/pricing/saleEnd.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { itemsForSale } from '../../store/catalogue/items.ts';
import { plansOfItems } from '../../store/catalogue/plans.ts';
import type { Db } from '../../store/database/connection.ts';

/**
 * The plans on sale now, by the rules that refuse orders: none if the sale is closed, only renewals outside the
 * registration period.
 */
export async function plansOnSale(db: Db, itemIds: readonly string[], now: EpochMs): Promise<readonly PricingPlan[]> {
  const items = new Map((await itemsForSale(db, itemIds)).map((item) => [item.id, item]));
  return (await plansOfItems(db, itemIds)).filter((plan) => {
    const item = items.get(plan.itemId);
    if (item === undefined || isSaleClosed(item, now)) return false;
    return plan.pricingType === 'renew' || registrationState(item.courseType, item.schedule, now).kind === 'open';
  });
}
