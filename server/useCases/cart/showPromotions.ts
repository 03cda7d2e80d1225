import { enforcedGroups } from '../../../src/domain/people/userGroup.ts';
import { listPlans } from '../../../src/domain/pricing/pricingPlan.ts';
import type { ShownPromotion } from '../../../src/domain/pricing/promotion.ts';
import { timeOfSale } from '../../../src/domain/pricing/saleEnd.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { keptPromotedItems, promotionsSince } from '../../store/cart/offers.ts';
import { coursesOfIds } from '../../store/catalogue/items.ts';
import { plansOfItems } from '../../store/catalogue/plans.ts';
import type { Db } from '../../store/database/connection.ts';
import { storedSettings } from '../../store/site/settings.ts';
import type { CallContext } from '../callContext.ts';
import { catalogueVersionText } from '../catalogue/catalogueVersionText.ts';
import { showListing } from '../catalogue/showItems.ts';

/** The answer is one for everybody. */
const nobody = { isMember: false, ownedCourseIds: [] };

/** A link that was passed on says for so long that its promotion has ended, instead of leading nowhere. */
const toldAfterEndMs = 60 * 86_400_000;

/**
 * What runs, and what has just ended; switched off and early ones are nobody's business. Plans that are not
 * everybody's stay out, and all plans of courses that not everybody can buy now.
 */
export async function showPromotions(db: Db, now: EpochMs): Promise<readonly ShownPromotion[]> {
  const rows = await promotionsSince(db, now - toldAfterEndMs, now);
  const ids = courseIdsOf(rows);
  const courses = (await coursesOfIds(db, ids)).map(showListing);
  const plans = listPlans(await plansOfItems(db, await openIds(db, ids, now)), nobody).map(({ plan }) => plan);
  return rows.map(({ promotion, descriptions, endsAt }) => ({
    ...promotion,
    descriptions,
    endsAt,
    courses: courses.filter(({ id }) => promotion.courseIds.includes(id)),
    plans: plans.filter(({ itemId }) => promotion.courseIds.includes(itemId)),
  }));
}

/**
 * Changes with the catalogue, with every term of a promotion, when one begins or is told of no longer, and when a course of
 * one can be bought or no longer can.
 */
export async function promotionsVersionText(context: CallContext): Promise<string> {
  const { now, parts } = context;
  const rows = await promotionsSince(parts.db, now - toldAfterEndMs, now);
  const open = await openIds(parts.db, courseIdsOf(rows), now);
  return `${await catalogueVersionText(context)} ${JSON.stringify([rows, open])}`;
}

const courseIdsOf = (rows: Awaited<ReturnType<typeof promotionsSince>>): readonly string[] => [
  ...new Set(rows.flatMap(({ promotion }) => promotion.courseIds)),
];

/** Those of these courses that everybody can buy now: neither locked, nor out of their time, nor kept for groups. */
async function openIds(db: Db, ids: readonly string[], now: EpochMs): Promise<readonly string[]> {
  const items = (await keptPromotedItems(db)).filter(({ id }) => ids.includes(id));
  const settings = await storedSettings(db);
  const isOpen = (item: (typeof items)[number]): boolean =>
    !item.isLocked && timeOfSale(item, now).kind === 'open' && enforcedGroups(settings, item.userGroupIds).length === 0;
  return items
    .filter(isOpen)
    .map(({ id }) => id)
    .toSorted();
}
