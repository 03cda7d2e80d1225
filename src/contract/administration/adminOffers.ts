import * as z from 'zod/mini';
import { type FailureCode, failureCodes } from '../../domain/failure.ts';
import type { LocalText } from '../../domain/localText.ts';
import { type RefusalReason, refusalReasons } from '../../domain/order/refusalReason.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import type {
  CouponDraft,
  OfferCourse,
  PromotionDraft,
  ShopCoupon,
  ShopPromotion,
} from '../../domain/pricing/shopOffer.ts';
import { defineCall } from '../call.ts';
import { discount, scopeIn } from '../cart/offerTerms.ts';
import { keywordCodec } from '../catalogue/keyword.ts';
import { field, flat, object, type Table, wireNames } from '../field.ts';
import { paymentMethodCodec } from '../order/paymentMethod.ts';
import { quoteCodec } from '../order/quote.ts';
import { dataOf, done, flag, idSchema, instant, list, localText, pageOf, pageQuery, shortText } from '../primitives.ts';
import { defineResource } from './resource.ts';

/** The domain checks limits; here only shapes are checked. */
const coursesRow = field('courses', list(idSchema).check(z.maxLength(1_000)));
const times = {
  isOn: field('is_on', flag),
  startsAt: field('start_at', z.nullable(instant)),
  endsAt: field('end_at', z.nullable(instant)),
};

const couponTable: Table<CouponDraft> = {
  code: field('code', shortText),
  label: field('label', z.nullable(shortText)),
  courseIds: coursesRow,
  paymentMethods: field('payment_method', list(paymentMethodCodec).check(z.maxLength(100))),
  onePerUser: field('is_one_per_user', flag),
  quantity: field('quantity', z.nullable(z.int())),
  scope: scopeIn('coupon_type'),
  discount,
  ...times,
};
const promotionTable: Table<PromotionDraft> = {
  title: field('title', localText),
  descriptions: field('description_list', list(localText).check(z.maxLength(100))),
  courseIds: coursesRow,
  scope: scopeIn('promotion_type'),
  discount,
  ...times,
};

/** A draft with the revision that it was changed from; '' for a new offer. */
export type Revised<Draft> = { readonly draft: Draft; readonly revision: string };
const revision = field('revision', shortText);

const course = object<OfferCourse>({ id: field('id', z.string()), title: field('title', localText) });
const courses = field('course_list', list(course));
const couponBody = object<Revised<CouponDraft>>({ draft: flat(couponTable), revision });
const promotionBody = object<Revised<PromotionDraft>>({ draft: flat(promotionTable), revision });

const coupon = object<ShopCoupon>({
  ...couponTable,
  ...{ id: field('id', z.string()), courses, revision },
  used: field('used', z.int()),
  isTaken: field('is_taken', flag),
});
const promotion = object<ShopPromotion>({
  ...promotionTable,
  ...{ id: field('id', z.string()), courses, revision, used: field('used', z.int()) },
});

/** Wire names of fields in refusals, by the names of the forms. */
export const offerWireFields: Readonly<Record<string, string>> = {
  ...wireNames(couponTable),
  ...wireNames(promotionTable),
  ...{ courses: 'courses', minimumCourses: 'number_of_course', percent: 'discount_amont' },
  ...{ amountThb: 'discount_amont', amountUsd: 'discount_amount_usd', count: 'count' },
  ...{ 'title.th': 'title.th', 'title.en': 'title.en', 'descriptions.th': 'description_list' },
};

const couponsPath = '/api/admin/coupons';

/** Coupons by part of code or label, the newest first. */
export const adminCoupons = defineCall('adminCoupons', `GET ${couponsPath}`, 'administrator', {
  summary: 'The coupons by part of their code or label, the newest first.',
  query: z.object({ keyword: z.optional(keywordCodec), ...pageQuery }),
  response: pageOf(coupon),
});

/** All coupons of a search, for a file. */
export const exportCoupons = defineCall('exportCoupons', `GET ${couponsPath}/export`, 'administrator', {
  summary: 'Every coupon by part of its code or label, at most 20,000, for a file.',
  query: z.object({ keyword: z.optional(keywordCodec) }),
  response: dataOf(list(coupon)),
});

export const adminCoupon = defineCall('adminCoupon', `GET ${couponsPath}/{couponId}`, 'administrator', {
  summary: 'A coupon with its courses and the number of orders that took it.',
  response: dataOf(coupon),
  failures: ['NOT_FOUND'],
});

const changes = { idempotent: true, failures: ['INPUT_ERROR', 'NOT_FOUND', 'CHANGED_MEANWHILE'] } as const;

/** The changes of a coupon. Its list is read in pages (`adminCoupons`). */
export const couponResource = {
  path: couponsPath,
  idName: 'couponId',
  spell: ({ revision }: Pick<ShopCoupon, 'id' | 'revision'>): string => revision,
  add: defineCall('addCoupon', `POST ${couponsPath}`, 'administrator', {
    ...{ ...changes, summary: 'Adds a coupon.', body: couponBody, response: dataOf(coupon) },
  }),
  change: defineCall('changeCoupon', `PUT ${couponsPath}/{couponId}`, 'administrator', {
    ...{ ...changes, body: couponBody, response: dataOf(coupon) },
    summary: 'Changes a coupon; orders that took it keep their discount.',
  }),
  remove: defineCall('removeCoupon', `POST ${couponsPath}/{couponId}/delete`, 'administrator', {
    ...{ idempotent: true, response: done, failures: ['STATUS_CONFLICT'] },
    summary: 'Removes a coupon that no order names; another one can only be switched off.',
  }),
} as const;

/** Many coupons with the same terms and random codes. */
export type CouponBatch = { readonly draft: CouponDraft; readonly count: number };

export const couponCodes = defineCall('couponCodes', `POST ${couponsPath}/codes`, 'administrator', {
  idempotent: true,
  summary: 'Makes coupons with the same terms. The code of the draft is the beginning of theirs.',
  body: object<CouponBatch>({ draft: flat(couponTable), count: field('count', z.int()) }),
  response: dataOf(z.object({ count: z.int() })),
  failures: ['INPUT_ERROR'],
});

export const promotionResource = defineResource({
  path: '/api/admin/promotions',
  spell: (row) => row.revision,
  idName: 'promotionId',
  draft: promotionBody,
  answer: dataOf(promotion),
  list: { name: 'adminPromotions', summary: 'All promotions, the newest first.', response: dataOf(list(promotion)) },
  add: { name: 'addPromotion', summary: 'Adds a promotion.' },
  change: {
    name: 'changePromotion',
    summary: 'Changes a promotion; orders that took it keep their discount.',
  },
  remove: { name: 'removePromotion', summary: 'Removes a promotion; orders keep its discount.', response: done },
});

/** The figures of a sample cart with an offer that is not saved. */
export type OfferTrial = {
  readonly quote: Quote;
  /** Titles of the lines, in their order. */
  readonly titles: readonly LocalText[];
  /** Why the cart could not be ordered so; those of the offer have a reason. */
  readonly refusals: readonly { readonly code: FailureCode; readonly reason: RefusalReason | null }[];
};
const trial = dataOf(
  object<OfferTrial>({
    quote: field('quote', quoteCodec),
    titles: field('titles', list(localText)),
    refusals: field(
      'errors',
      list(z.object({ code: z.enum(failureCodes), reason: z.nullable(z.enum(refusalReasons)) })),
    ),
  }),
);
const sample = field('sample', list(idSchema).check(z.maxLength(20)));

export const couponTrial = defineCall('couponTrial', `POST ${couponsPath}/try`, 'administrator', {
  savesNothing: true,
  summary: 'The total of a sample cart with a coupon that is not saved; its dates and its switch do not count.',
  body: object<{ readonly draft: CouponDraft; readonly sample: readonly string[] }>({
    draft: flat(couponTable),
    sample,
  }),
  response: trial,
  failures: ['INPUT_ERROR'],
});

/** `replacedId`: the stored promotion that the draft changes. */
export type PromotionTrial = {
  readonly draft: PromotionDraft;
  readonly sample: readonly string[];
  readonly replacedId: string | null;
};

export const promotionTrial = defineCall('promotionTrial', 'POST /api/admin/promotions/try', 'administrator', {
  savesNothing: true,
  summary: 'The total of a sample cart with a promotion that is not saved; its dates and its switch do not count.',
  body: object<PromotionTrial>({
    draft: flat(promotionTable),
    ...{ sample, replacedId: field('replaced_id', z.nullable(idSchema)) },
  }),
  response: trial,
  failures: ['INPUT_ERROR'],
});
