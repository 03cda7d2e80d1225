import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray } from 'drizzle-orm';
import type { Duration, DurationUnit } from '../../../src/domain/learning/duration.ts';
import type { Currency } from '../../../src/domain/pricing/currency.ts';
import type { PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';
import type { StoredPlan } from '../../../src/domain/pricing/typedPlan.ts';
import type { Db, Tx } from '../database/connection.ts';
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

/** The plans of one item, in order. */
export async function storedPlansOf(db: Db, itemId: string): Promise<readonly StoredPlan[]> {
  const plans = await plansOfItems(db, [itemId]);
  return plans.map(({ itemId: _, ...plan }) => plan);
}

/** The item of each of these plans, also of removed ones. */
export async function itemsOfPlans(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: pricingPlans.id, itemId: pricingPlans.itemId })
    .from(pricingPlans)
    .where(inArray(pricingPlans.id, [...ids]));
  return new Map(rows.map(({ id, itemId }) => [id, itemId]));
}

/** Writes an item's plans in their order. Others are marked as removed: orders keep what was bought. */
export async function writePlans(tx: Tx, itemId: string, plans: readonly StoredPlan[], now: number): Promise<void> {
  await tx
    .update(pricingPlans)
    .set({ deletedAt: now })
    .where(
      and(
        eq(pricingPlans.itemId, itemId),
        isNull(pricingPlans.deletedAt),
        notInArray(
          pricingPlans.id,
          plans.map(({ id }) => id),
        ),
      ),
    );
  for (const [position, plan] of plans.entries()) {
    const row = { ...columnsOfPlan(plan), position, deletedAt: null };
    await tx
      .insert(pricingPlans)
      .values({ id: plan.id, itemId, ...row })
      .onConflictDoUpdate({ target: pricingPlans.id, set: row });
  }
}

const columnsOfPlan = ({ name, term, extension, prices, freeForOwnersOf, ...plan }: StoredPlan) => ({
  ...{ type: plan.type, pricingType: plan.pricingType, nameTh: name.th, nameEn: name.en },
  ...{ termAmount: term?.amount ?? null, termUnit: term?.unit ?? null },
  ...{ extensionAmount: extension?.amount ?? null, extensionUnit: extension?.unit ?? null },
  ...{ priceThb: prices.THB, priceUsd: prices.USD },
  ...{ isShown: plan.isShown, isDefault: plan.isDefault, needsApproval: plan.needsApproval },
  membersOnly: plan.membersOnly,
  freeForOwnersOf: freeForOwnersOf === null ? null : [...freeForOwnersOf],
});

/** A plan of its row. */
export const planOf = (row: typeof pricingPlans.$inferSelect): PricingPlan => ({
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

/** The prices of these items in a currency (minor units), in the shop's order; without free plans. */
export async function pricesOfItems(db: Db, itemIds: readonly string[], currency: Currency) {
  if (itemIds.length === 0) return [];
  const price = priceColumns[currency];
  const rows = await db
    .select({ plan: pricingPlans, price, item: { id: items.id, titleTh: items.titleTh, titleEn: items.titleEn } })
    .from(pricingPlans)
    .innerJoin(items, eq(items.id, pricingPlans.itemId))
    .where(
      and(
        inArray(pricingPlans.itemId, [...itemIds]),
        isNull(pricingPlans.deletedAt),
        isNull(items.deletedAt),
        ne(pricingPlans.type, 'free'),
        isNotNull(price),
      ),
    )
    .orderBy(asc(items.rank), asc(items.id), asc(pricingPlans.position), asc(pricingPlans.id));
  return rows.map(({ plan, price: before, item }) => ({
    itemId: item.id,
    planId: plan.id,
    title: { th: item.titleTh, en: item.titleEn },
    planName: { th: plan.nameTh, en: plan.nameEn },
    before: before ?? 0,
  }));
}

const priceColumns = { THB: pricingPlans.priceThb, USD: pricingPlans.priceUsd } as const;

export const writePrice = (tx: Tx, planId: string, currency: Currency, price: number) =>
  tx
    .update(pricingPlans)
    .set(currency === 'THB' ? { priceThb: price } : { priceUsd: price })
    .where(eq(pricingPlans.id, planId));
