import * as z from 'zod/mini';
import type { ShownPromotion } from '../../domain/pricing/promotion.ts';
import { defineCall } from '../call.ts';
import { listingCodec } from '../catalogue/listing.ts';
import { pricingPlanCodec } from '../catalogue/pricingPlan.ts';
import { field, object } from '../field.ts';
import { dataOf, instant, list, localText } from '../primitives.ts';
import { discount, possibleDiscount, scopeIn } from './offerTerms.ts';

/**
 * `courses`: all its ids; `coursesInPromotion`: those on sale. `end_at` and `plans` are additions; a course with
 * limited sale has no plans.
 */
const promotion = object<ShownPromotion>({
  id: field('id', z.string()),
  title: field('title', localText),
  descriptions: field('description_list', list(localText)),
  endsAt: field('end_at', z.nullable(instant)),
  courseIds: field('courses', list(z.string())),
  courses: field('coursesInPromotion', list(listingCodec)),
  plans: field('plans', list(pricingPlanCodec)),
  scope: scopeIn('promotion_type'),
  discount,
}).check(possibleDiscount);

export const listPromotions = defineCall('listPromotions', 'GET /public/cart/promotion/all', 'public', {
  origin: 'specification',
  caching: 'shared',
  summary: 'The promotions that run, with their courses and plans, and for some weeks those that have ended.',
  response: dataOf(list(promotion)),
});
