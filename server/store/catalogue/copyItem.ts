import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../database/connection.ts';
import { items, lectures, pricingPlans, sections } from '../schema/catalogue.ts';

type Copy = {
  readonly id: string;
  readonly now: number;
  readonly rank: number;
  /** The titles of the copy. */
  readonly titleTh: string;
  readonly titleEn: string | null;
  /** A new id for each plan, section and lecture. */
  readonly mint: () => string;
};

/** Copies an item with its plans, sections and lectures as an unsold draft. `false` without such an item. */
export async function copyItem(
  tx: Tx,
  itemId: string,
  { id, now, rank, titleTh, titleEn, mint }: Copy,
): Promise<boolean> {
  const [item] = await tx
    .select()
    .from(items)
    .where(and(eq(items.id, itemId), isNull(items.deletedAt)));
  if (!item) return false;
  await tx.insert(items).values({
    ...item,
    ...{ id, titleTh, titleEn, rank, slug: `${id}${item.slug.slice(item.id.length)}` },
    ...{ isPublished: false, publishStartsAt: null, publishEndsAt: null, archivedAt: null },
    ...{ seatsTaken: 0, starCounts: [0, 0, 0, 0, 0], createdAt: now, updatedAt: now, revisedAt: null },
  });
  const plans = await tx
    .select()
    .from(pricingPlans)
    .where(and(eq(pricingPlans.itemId, itemId), isNull(pricingPlans.deletedAt)));
  if (plans.length > 0)
    await tx.insert(pricingPlans).values(plans.map((plan) => ({ ...plan, id: mint(), itemId: id })));
  await copyCurriculum(tx, itemId, { id, mint });
  return true;
}

async function copyCurriculum(tx: Tx, itemId: string, { id, mint }: Pick<Copy, 'id' | 'mint'>): Promise<void> {
  const stored = await tx
    .select()
    .from(sections)
    .where(and(eq(sections.itemId, itemId), isNull(sections.archivedAt)));
  for (const section of stored) {
    const sectionId = mint();
    await tx.insert(sections).values({ ...section, id: sectionId, itemId: id });
    const taught = await tx
      .select()
      .from(lectures)
      .where(and(eq(lectures.sectionId, section.id), isNull(lectures.archivedAt)));
    if (taught.length > 0) await tx.insert(lectures).values(taught.map((each) => ({ ...each, id: mint(), sectionId })));
  }
}
