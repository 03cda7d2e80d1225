import { besideCourse } from '../../src/contract/besideCourse.ts';
import { getPricingPlans } from '../../src/contract/cart.ts';
import {
  catalogueDelta,
  coursesByCategory,
  listCategories,
  listCourses,
  listProducts,
} from '../../src/contract/catalogue.ts';
import { courseDetail } from '../../src/contract/course.ts';
import { courseOfGroup } from '../../src/contract/courseOfGroup.ts';
import { courseViewer } from '../../src/contract/courseViewer.ts';
import { howToBuy } from '../../src/contract/howToBuy.ts';
import { productDetail } from '../../src/contract/product.ts';
import { isOfferedTo } from '../../src/domain/pricingPlan.ts';
import { refuse } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { kindOfCategory, listCategories as readCategories } from '../store/categories.ts';
import type { Db } from '../store/connection.ts';
import { plansOfItems } from '../store/plans.ts';
import { findProduct } from '../store/products.ts';
import { ownedCourseIds } from '../store/purchases.ts';
import { catalogueVersionText } from '../useCases/catalogueVersionText.ts';
import { idsToldTo } from '../useCases/groupRight.ts';
import { listItems } from '../useCases/listItems.ts';
import { plansOnSale } from '../useCases/plansOnSale.ts';
import { readCatalogueDelta } from '../useCases/readCatalogueDelta.ts';
import { besideVersion, showBesideCourse } from '../useCases/showBesideCourse.ts';
import { courseVersion, showCourse, showCourseOfGroup } from '../useCases/showCourse.ts';
import { showCourseViewer } from '../useCases/showCourseViewer.ts';
import { showHowToBuy } from '../useCases/showHowToBuy.ts';
import { showProduct } from '../useCases/showItems.ts';

const unchanged = { version: catalogueVersionText };

export const catalogueRoutes = [
  handle(listCourses, ({ query }, { parts }) => listItems(parts.db, 'course', query), unchanged),

  handle(listProducts, ({ query }, { parts }) => listItems(parts.db, 'product', query), unchanged),

  handle(catalogueDelta, ({ query }, { parts }) => readCatalogueDelta(parts.db, query.since ?? null), unchanged),

  handle(listCategories, (_, { parts }) => readCategories(parts.db).then((found) => [...found]), unchanged),

  handle(coursesByCategory, async ({ body, query }, { parts: { db } }) => {
    const kind = await kindOfCategory(db, body.categoryPath);
    return kind === null ? refuse('NOT_FOUND') : listItems(db, kind, { ...query, filter: body.categoryPath });
  }),

  handle(courseDetail, ({ params }, { parts, now }) => showCourse(parts.db, params.slug, now), {
    version: courseVersion,
  }),

  handle(courseOfGroup, ({ params }, context) => showCourseOfGroup(context.parts.db, params.id, context)),

  handle(productDetail, ({ params }, { parts }) => readProduct(parts.db, params.id), unchanged),

  handle(
    howToBuy,
    async (_, { parts }) => {
      const { isEnabled, steps } = await showHowToBuy(parts.db);
      return { isEnabled, steps: isEnabled ? steps : [] };
    },
    unchanged,
  ),

  handle(besideCourse, ({ params }, { parts: { db }, now }) => showBesideCourse(db, params.id, now), {
    version: besideVersion,
  }),

  handle(courseViewer, ({ params }, { parts: { db }, caller, now }) => showCourseViewer(db, params.id, caller, now)),

  handle(getPricingPlans, async ({ body }, { parts: { db }, caller, now }) => {
    const viewer = {
      isMember: caller.kind === 'person' && caller.role === 'student',
      ownedCourseIds: caller.kind === 'person' ? await ownedCourseIds(db, caller.userId) : [],
    };
    const itemIds = await idsToldTo(db, body.itemIds, caller);
    return (await plansOnSale(db, itemIds, now)).filter((plan) => isOfferedTo(plan, viewer));
  }),
];

/** Nothing in it depends on the caller, so the `{n}` of the address is not looked at. */
async function readProduct(db: Db, slug: string) {
  const product = await findProduct(db, slug);
  return product === null ? refuse('NOT_FOUND') : showProduct(product, await plansOfItems(db, [product.id]));
}
