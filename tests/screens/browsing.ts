import type { Page } from 'playwright';
import { listPromotions } from '../../src/contract/cart/promotion.ts';
import { links } from '../../src/ui/press/links.ts';
import { asStudent, at, broken, filled, loading, offline, withCart } from './commonStates.ts';
import { oddLists } from './lists.ts';
import { cartWith, comeTo } from './moments.ts';
import { plans } from './plans.ts';
import { product } from './product.ts';
import type { Screen } from './screen.ts';

/** A promotion with a course that cannot be bought: it has no plan. */
const withLockedCourse = async (page: Page) => {
  await page.route(`**${listPromotions.path}`, async (route) => {
    const { data, ...answer } = await (await route.fetch()).json();
    const plansOf = (promotion: { plans: { course_id: string }[] }) =>
      promotion.plans.filter(({ course_id }) => course_id !== '1003');
    const json = {
      ...answer,
      data: data.map((each: Parameters<typeof plansOf>[0]) => ({ ...each, plans: plansOf(each) })),
    };
    await route.fulfill({ json });
  });
  await comeTo(page, page.url());
  await page.locator('.promotion-offer').waitFor();
};

const suggested = async (page: Page) => {
  await page.getByRole('searchbox').fill('ex');
  await page.locator('.suggestions a').first().waitFor();
};

const withFilters = async (page: Page) => {
  await page.locator('.filters > summary').click();
};

/** The catalogue, its courses, products and promotions. */
export const browsing: readonly Screen[] = [
  {
    name: 'catalogue',
    path: links.home(),
    states: [filled, { name: 'suggested', after: suggested }, offline, loading, broken],
  },
  {
    name: 'search',
    path: links.search(),
    states: [
      filled,
      { name: 'found', before: at(links.search('ญี่ปุ่น')) },
      { name: 'near', before: at(links.search('exsel')) },
      { name: 'nothing', before: at(links.search('zzzzqqqq')) },
      offline,
      loading,
      broken,
    ],
  },
  {
    name: 'courses',
    path: links.courses(),
    states: [
      filled,
      { name: 'category', before: at(links.category('crafts')) },
      { name: 'filtered', before: at(`${links.courses()}?price=low,middle&type=online`), after: withFilters },
      { name: 'filtered-away', before: at(`${links.courses()}?price=free&language=en`) },
      { name: 'more', before: at(`${links.courses()}?more=1`) },
      { name: 'found', before: at(links.courses('excel')) },
      { name: 'near', before: at(links.courses('exsel')) },
      { name: 'nothing', before: at(links.courses('zzzzqqqq')) },
      ...oddLists,
      offline,
      loading,
      broken,
    ],
  },
  {
    name: 'course',
    path: links.course('1001'),
    states: [
      filled,
      { name: 'seats', before: at(links.course('1006')) },
      { name: 'free', before: at(links.course('1026')) },
      { name: 'classroom', before: at(links.course('1021')) },
      { name: 'owned', before: asStudent },
      { name: 'not-here', before: at(links.course('9999')) },
      offline,
      loading,
      broken,
    ],
  },
  { name: 'plans', path: links.course('1001'), states: plans },
  {
    name: 'teacher',
    path: links.teacher('buakham-khramngam'),
    states: [filled, { name: 'not-here', before: at(links.teacher('nobody')) }, offline, loading, broken],
  },
  { name: 'contact', path: links.contact(), states: [filled, offline] },
  { name: 'products', path: links.products(), states: [filled, offline] },
  { name: 'product', path: links.product('5001'), states: product },
  {
    name: 'promotion',
    path: links.promotion('2'),
    states: [
      filled,
      {
        name: 'in-cart',
        before: async (page) => {
          await cartWith(page, '1003');
          return undefined;
        },
      },
      { name: 'cart', before: async (page) => (await withCart(page)) ?? links.cart() },
      { name: 'owned', before: asStudent },
      { name: 'locked', after: withLockedCourse },
      { name: 'ended', before: at(links.promotion('3')) },
      { name: 'not-here', before: at(links.promotion('99')) },
      offline,
      loading,
      broken,
    ],
  },
  { name: 'nowhere', path: '/nowhere-at-all', states: [filled, offline] },
];
