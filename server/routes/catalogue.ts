import { getPricingPlans } from '../../src/contract/cart.ts';
import {
  catalogueDelta,
  coursesByCategory,
  listCategories,
  listCourses,
  listProducts,
} from '../../src/contract/catalogue.ts';
import { courseDetail } from '../../src/contract/course.ts';
import { courseViewer } from '../../src/contract/courseViewer.ts';
import { howToBuy } from '../../src/contract/howToBuy.ts';
import { productDetail } from '../../src/contract/product.ts';
import { mayWatch } from '../../src/domain/accessTime.ts';
import { type ItemKind, idFromSlug } from '../../src/domain/course.ts';
import { isOfferedTo } from '../../src/domain/pricingPlan.ts';
import { refuse } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { hasCategory, listCategories as readCategories } from '../store/categories.ts';
import type { Db } from '../store/connection.ts';
import { readHowToBuy } from '../store/howToBuy.ts';
import { findItem, listingsOfCategory } from '../store/items.ts';
import { plansOfItems } from '../store/plans.ts';
import { latestOrderOf, ownedCourseIds, purchaseHistories } from '../store/purchases.ts';
import { readSettings } from '../store/settings.ts';
import { catalogueVersionText } from '../useCases/catalogueVersionText.ts';
import { howToBuySteps } from '../useCases/howToBuySteps.ts';
import { listItems } from '../useCases/listItems.ts';
import { readCatalogueDelta } from '../useCases/readCatalogueDelta.ts';
import { showDetail, showListing } from '../useCases/showItems.ts';

const unchanged = { version: catalogueVersionText };

export const catalogueRoutes = [
  handle(listCourses, ({ query }, { parts }) => listItems(parts.db, 'course', query), unchanged),

  handle(listProducts, ({ query }, { parts }) => listItems(parts.db, 'product', query), unchanged),

  handle(catalogueDelta, ({ query }, { parts }) => readCatalogueDelta(parts.db, query.since ?? null), unchanged),

  handle(listCategories, (_, { parts }) => readCategories(parts.db).then((found) => [...found]), unchanged),

  handle(coursesByCategory, async ({ body }, { parts: { db } }) => {
    if (!(await hasCategory(db, body.categoryPath))) return refuse('NOT_FOUND');
    const rows = (await listingsOfCategory(db, body.categoryPath)).map(showListing);
    return { rows, total: rows.length };
  }),

  handle(courseDetail, ({ params }, { parts }) => readDetail(parts.db, params.slug, 'course'), unchanged),

  handle(productDetail, ({ params }, { parts }) => readDetail(parts.db, params.id, 'product'), unchanged),

  handle(
    howToBuy,
    async (_, { parts }) => {
      const { howToBuyShown } = await readSettings(parts.db);
      const steps = howToBuyShown ? ((await readHowToBuy(parts.db)) ?? howToBuySteps) : [];
      return { isEnabled: howToBuyShown, steps };
    },
    unchanged,
  ),

  handle(courseViewer, async ({ params }, { parts: { db }, caller, now }) => {
    if (caller.kind !== 'person') return nobodysStanding;
    const order = await latestOrderOf(db, caller.userId, params.id);
    const history = (await purchaseHistories(db, caller.userId, [params.id], now)).get(params.id);
    const viewer = { isSignedIn: true, ownedCourseIds: await ownedCourseIds(db, caller.userId) };
    const plans = await plansOfItems(db, [params.id]);
    return {
      orderId: order?.id ?? null,
      orderStatus: order?.status ?? null,
      orderToken: order?.token ?? null,
      hasAccess: mayWatch(history?.access ?? null),
      ownPlans: plans.filter((plan) => plan.isShown && plan.freeForOwnersOf !== null && isOfferedTo(plan, viewer)),
    };
  }),

  handle(getPricingPlans, async ({ body }, { parts }) => {
    const plans = await plansOfItems(parts.db, body.itemIds);
    return plans.filter((plan) => plan.isShown);
  }),
];

/** Nothing in it depends on the caller, so the `{n}` of the address is not looked at. */
async function readDetail(db: Db, slug: string, kind: ItemKind) {
  const item = await findItem(db, idFromSlug(slug), kind);
  return item === null ? refuse('NOT_FOUND') : showDetail(item, await plansOfItems(db, [item.id]));
}

const nobodysStanding = { orderId: null, orderStatus: null, orderToken: null, hasAccess: false, ownPlans: [] };
