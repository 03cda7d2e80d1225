import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Duration, DurationUnit } from '../../../src/domain/learning/duration.ts';
import type { PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';
import type { Db } from '../database/connection.ts';
import { items, pricingPlans } from '../schema/catalogue.ts';

/** The existing plans of these items, in order. Removed items have none. */
export async function plansOfItems(db: Db, itemIds: readonly string[]): Promise<readonly PricingPlan[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .select({ plan: pricingPlans })
    .from(pricingPlans)
    .innerJoin(items, eq(items.id, pricingPlans.itemId))
    .where(and(inArray(pricingPlans.itemId, [...itemIds]), isNull(pricingPlans.deletedAt), isNull(items.deletedAt)))
    .orderBy(asc(pricingPlans.itemId), asc(pricingPlans.position), asc(pricingPlans.id));
  return rows.map(({ plan }) => planOf(plan));
}

const planOf = (row: typeof pricingPlans.$inferSelect): PricingPlan => ({
  id: row.id,
  itemId: row.itemId,
  type: row.type,
  pricingType: row.pricingType,
  name: { th: row.nameTh, en: row.nameEn },
  term: durationOf(row.termAmount, row.termUnit),
  extension: durationOf(row.extensionAmount, row.extensionUnit),
  prices: { THB: row.priceThb, USD: row.priceUsd },
  isShown: row.isShown,
  isDefault: row.isDefault,
  needsApproval: row.needsApproval,
  membersOnly: row.membersOnly,
  freeForOwnersOf: row.freeForOwnersOf,
});

/** The two columns of a term; both or neither. */
export const durationOf = (amount: number | null, unit: DurationUnit | null): Duration | null =>
  amount === null || unit === null ? null : { amount, unit };
