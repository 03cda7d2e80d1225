import { enforcedGroups } from '../../../src/domain/people/userGroup.ts';
import { listPlans } from '../../../src/domain/pricing/pricingPlan.ts';
import type { ShownPromotion } from '../../../src/domain/pricing/promotion.ts';
import { timeOfSale } from '../../../src/domain/pricing/saleEnd.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { promotionsSince, storedPromotedItems } from '../../store/cart/offers.ts';
import { coursesOfIds } from '../../store/catalogue/items.ts';
import { plansOfItems } from '../../store/catalogue/plans.ts';
import type { Db } from '../../store/database/connection.ts';
import { storedSettings } from '../../store/site/settings.ts';
import type { CallContext } from '../callContext.ts';
import { catalogueVersionText } from '../catalogue/catalogueVersionText.ts';
import { showListing } from '../catalogue/showItems.ts';

/** The shared answer has no viewer. */
const nobody = { isMember: false, ownedCourseIds: [] };

/** How long (ms) an ended promotion is still shown, so that a passed-on link leads somewhere. */
const listedAfterEndMs = 60 * 86_400_000;

/**
 * Running promotions and recently ended ones. Plans that not everybody may buy stay out, and all plans of courses
 * closed to some.
 */
export async function showPromotions(db: Db, now: EpochMs): Promise<readonly ShownPromotion[]> {
  const rows = await promotionsSince(db, now - listedAfterEndMs, now);
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

/** Changes with the catalogue, a promotion's terms, its begin or removal, and the sale state of its courses. */
export async function promotionsVersionText(context: CallContext): Promise<string> {
  const { now, parts } = context;
  const rows = await promotionsSince(parts.db, now - listedAfterEndMs, now);
  const open = await openIds(parts.db, courseIdsOf(rows), now);
  return `${await catalogueVersionText(context)} ${JSON.stringify([rows, open])}`;
}

const courseIdsOf = (rows: Awaited<ReturnType<typeof promotionsSince>>): readonly string[] => [
  ...new Set(rows.flatMap(({ promotion }) => promotion.courseIds)),
];

/** The given courses that everybody can buy now: unlocked, in time, without groups. */
async function openIds(db: Db, ids: readonly string[], now: EpochMs): Promise<readonly string[]> {
  const items = (await storedPromotedItems(db)).filter(({ id }) => ids.includes(id));
  const settings = await storedSettings(db);
  const isOpen = (item: (typeof items)[number]): boolean =>
    !item.isLocked && timeOfSale(item, now).kind === 'open' && enforcedGroups(settings, item.userGroupIds).length === 0;
  return items
    .filter(isOpen)
    .map(({ id }) => id)
    .toSorted();
}
