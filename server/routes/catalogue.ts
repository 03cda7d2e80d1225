import { getPricingPlans } from '../../src/contract/cart/cart.ts';
import { besideCourse } from '../../src/contract/catalogue/besideCourse.ts';
import {
  catalogueDelta,
  coursesByCategory,
  listCategories,
  listCourses,
  listProducts,
} from '../../src/contract/catalogue/catalogue.ts';
import { catalogueTexts } from '../../src/contract/catalogue/catalogueTexts.ts';
import { courseDetail } from '../../src/contract/catalogue/course.ts';
import { courseOfGroup } from '../../src/contract/catalogue/courseOfGroup.ts';
import { courseViewer } from '../../src/contract/catalogue/courseViewer.ts';
import { productDetail } from '../../src/contract/catalogue/product.ts';
import { howToBuy } from '../../src/contract/site/howToBuy.ts';
import { isOfferedTo } from '../../src/domain/pricing/pricingPlan.ts';
import { refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { kindOfCategory, readCategories } from '../store/catalogue/categories.ts';
import { plansOfItems } from '../store/catalogue/plans.ts';
import { findProduct } from '../store/catalogue/products.ts';
import type { Db } from '../store/database/connection.ts';
import { paymentMethodsVersion } from '../store/order/paymentMethods.ts';
import { ownedCourseIds } from '../store/order/purchases.ts';
import { settingsVersion } from '../store/site/settings.ts';
import { plansOnSale } from '../useCases/cart/plansOnSale.ts';
import { catalogueVersionText } from '../useCases/catalogue/catalogueVersionText.ts';
import { idsToldTo } from '../useCases/catalogue/groupRight.ts';
import { listItems, listVersionText } from '../useCases/catalogue/listItems.ts';
import { readCatalogueDelta, readCatalogueTexts } from '../useCases/catalogue/readCatalogueDelta.ts';
import { besideVersion, showBesideCourse } from '../useCases/catalogue/showBesideCourse.ts';
import { courseVersion, showCourse, showCourseOfGroup } from '../useCases/catalogue/showCourse.ts';
import { showCourseViewer } from '../useCases/catalogue/showCourseViewer.ts';
import { showProduct } from '../useCases/catalogue/showItems.ts';
import { showHowToBuy } from '../useCases/site/showHowToBuy.ts';

const unchanged = { version: catalogueVersionText };

export const catalogueRoutes = [
  handle(listCourses, ({ query }, { parts, now }) => listItems(parts.db, 'course', query, now), {
    version: listVersionText,
  }),

  handle(listProducts, ({ query }, { parts, now }) => listItems(parts.db, 'product', query, now), {
    version: listVersionText,
  }),

  handle(catalogueDelta, ({ query }, { parts }) => readCatalogueDelta(parts.db, query.since ?? null), unchanged),

  handle(catalogueTexts, ({ query }, { parts }) => readCatalogueTexts(parts.db, query.since ?? null), unchanged),

  handle(listCategories, (_, { parts }) => readCategories(parts.db).then((found) => [...found]), unchanged),

  handle(coursesByCategory, async ({ body, query }, { parts: { db }, now }) => {
    const kind = await kindOfCategory(db, body.categoryPath);
    return kind === null ? refuse('NOT_FOUND') : listItems(db, kind, { ...query, filter: body.categoryPath }, now);
  }),

  handle(courseDetail, ({ params }, { parts, now }) => showCourse(parts.db, params.slug, now), {
    version: courseVersion,
  }),

  handle(courseOfGroup, ({ params }, context) => showCourseOfGroup(context.parts.db, params.id, context)),

  handle(productDetail, ({ params }, { parts }) => readProduct(parts.db, params.id), unchanged),

  handle(
    howToBuy,
    async (_, { parts }) => {
      const { isEnabled, steps } = await showHowToBuy(parts.db, parts);
      return { isEnabled, steps: isEnabled ? steps : [] };
    },
    {
      version: async ({ parts: { db } }) => `${await settingsVersion(db)} ${await paymentMethodsVersion(db)}`,
    },
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

/** The answer does not depend on the caller, so the address's `{n}` is ignored. */
async function readProduct(db: Db, slug: string) {
  const product = await findProduct(db, slug);
  return product === null ? refuse('NOT_FOUND') : showProduct(product, await plansOfItems(db, [product.id]));
}
