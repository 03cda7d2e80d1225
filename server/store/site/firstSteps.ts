import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Currency } from '../../../src/domain/pricing/currency.ts';
import { isShown } from '../catalogue/shownItems.ts';
import type { Db } from '../database/connection.ts';
import { items, lectures, pricingPlans, sections } from '../schema/catalogue.ts';
import { customPages } from '../schema/customPages.ts';

/** Whether a shown course that is not locked has a shown plan with a price in this currency. */
export async function hasCourseOnSale(db: Db, currency: Currency): Promise<boolean> {
  const price = currency === 'THB' ? pricingPlans.priceThb : pricingPlans.priceUsd;
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .innerJoin(pricingPlans, eq(pricingPlans.itemId, items.id))
    .where(
      and(
        eq(items.kind, 'course'),
        isShown,
        eq(items.isLocked, false),
        isNull(pricingPlans.deletedAt),
        eq(pricingPlans.isShown, true),
        isNotNull(price),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether a shown course has a lecture. */
export async function hasLecture(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: lectures.id })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .innerJoin(items, eq(items.id, sections.itemId))
    .where(and(isShown, isNull(lectures.archivedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Whether the shop has a page of its own that visitors see. */
export const hasPage = async (db: Db): Promise<boolean> =>
  (await db.select({ id: customPages.id }).from(customPages).where(eq(customPages.isPublished, true)).limit(1)).length >
  0;
