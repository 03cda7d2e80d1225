import {
  adminCoupon,
  adminCoupons,
  couponCodes,
  couponResource,
  couponTrial,
  exportCoupons,
  promotionResource,
  promotionTrial,
} from '../../src/contract/administration/adminOffers.ts';
import { plainEntry } from '../../src/domain/plainEntry.ts';
import { refuse } from '../base/refusal.ts';
import { type HttpContext, handle } from '../http/handle.ts';
import { pageOf } from '../http/pages/pageOf.ts';
import { resourceRoutes } from '../http/resourceRoutes.ts';
import {
  deleteCoupon,
  deletePromotion,
  findShopCoupon,
  listShopPromotions,
  searchCoupons,
} from '../store/cart/shopOffers.ts';
import { newId } from '../store/database/newId.ts';
import { announceCatalogue } from '../useCases/catalogue/announceCatalogue.ts';
import { makeCoupons } from '../useCases/offers/makeCoupons.ts';
import { addCoupon, addPromotion, changeCoupon, changePromotion } from '../useCases/offers/saveOffer.ts';
import { tryCoupon, tryPromotion } from '../useCases/offers/tryOffer.ts';

const exportMaximum = 20_000;
/** Titles of five hundred courses are not sent; their ids are. */
const longLists = { bodyMaximum: 60_000 };

const freshId = ({ now, parts }: HttpContext) => newId(now, parts.randomBytes);

/** Coupons and promotions, as an administrator makes them. */
export const offerRoutes = [
  handle(adminCoupons, ({ query: { keyword = '', ...page } }, { parts }) =>
    searchCoupons(parts.db, { keyword: plainEntry(keyword), ...pageOf(page) }),
  ),

  handle(exportCoupons, async ({ query: { keyword = '' } }, { parts }) => {
    const found = await searchCoupons(parts.db, { keyword: plainEntry(keyword), offset: 0, limit: exportMaximum });
    return found.rows;
  }),

  handle(
    adminCoupon,
    async ({ params }, { parts }) => (await findShopCoupon(parts.db, params.couponId)) ?? refuse('NOT_FOUND'),
  ),

  handle(
    couponResource.add,
    async ({ body }, context) => await context.once((tx) => addCoupon(tx, freshId(context), body.draft)),
    longLists,
  ),

  handle(
    couponResource.change,
    async ({ params, body }, context) => await context.once((tx) => changeCoupon(tx, params.couponId, body)),
    longLists,
  ),

  handle(couponResource.remove, async ({ params }, { once }) =>
    once(async (tx) => ((await deleteCoupon(tx, params.couponId)) ? null : refuse('STATUS_CONFLICT'))),
  ),

  handle(
    couponCodes,
    async ({ body }, { once, now, parts: { randomBytes } }) =>
      once((tx) => makeCoupons(tx, body, { now, randomBytes })),
    longLists,
  ),

  handle(couponTrial, ({ body: { draft, sample } }, { parts, now }) => tryCoupon(parts, draft, sample, now), longLists),

  handle(
    promotionTrial,
    ({ body: { draft, sample, replacedId } }, { parts, now }) =>
      tryPromotion(parts, { draft, sample, replacedId }, now),
    longLists,
  ),

  ...resourceRoutes(
    promotionResource,
    {
      list: listShopPromotions,
      add: (tx, id, { draft }) => addPromotion(tx, id, draft),
      change: changePromotion,
      remove: async (tx, id) => {
        await deletePromotion(tx, id);
        return null;
      },
      // Open pages ask again for the promotions and for the prices of their carts.
      announce: announceCatalogue,
    },
    longLists,
  ),
];
