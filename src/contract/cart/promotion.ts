import * as z from 'zod/mini';
import type { ShownPromotion } from '../../domain/pricing/promotion.ts';
import { defineCall } from '../call.ts';
import { listingCodec } from '../catalogue/listing.ts';
import { pricingPlanCodec } from '../catalogue/pricingPlan.ts';
import { dataOf, instantCodec, localTextCodec } from '../primitives.ts';
import { decodeTerms, encodeScope, encodeTerms, isFairDiscount, wireDiscount, wireScope } from './offerTerms.ts';

/**
 * `courses` are all ids that it names; `coursesInPromotion` those of them that are sold. `end_at` and `plans` are additions;
 * a course that not everybody can buy now has none.
 */
const promotionCodec = z.codec(
  z
    .object({
      id: z.string(),
      title: localTextCodec,
      description_list: z.array(localTextCodec),
      end_at: z.nullable(instantCodec),
      courses: z.array(z.string()),
      coursesInPromotion: z.array(listingCodec),
      plans: z.array(pricingPlanCodec),
      promotion_type: wireScope,
      ...wireDiscount,
    })
    .check(z.refine((w) => isFairDiscount(w))),
  z.custom<ShownPromotion>(),
  {
    decode: (w) => ({
      id: w.id,
      title: w.title,
      descriptions: w.description_list,
      endsAt: w.end_at,
      courseIds: w.courses,
      courses: w.coursesInPromotion,
      plans: w.plans,
      ...decodeTerms(w.promotion_type, w),
    }),
    encode: ({ id, title, descriptions, endsAt, courseIds, courses, plans, scope, discount }) => ({
      ...{ id, title, description_list: [...descriptions], end_at: endsAt, courses: [...courseIds] },
      ...{ coursesInPromotion: [...courses], plans: [...plans] },
      promotion_type: encodeScope(scope),
      ...encodeTerms(scope, discount),
    }),
  },
);

export const listPromotions = defineCall({
  name: 'listPromotions',
  method: 'GET',
  path: '/public/cart/promotion/all',
  scope: 'public',
  caching: 'shared',
  summary: 'The promotions that run, with their courses and plans, and for some weeks those that have ended.',
  response: dataOf(z.array(promotionCodec)),
});
