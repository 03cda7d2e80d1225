import type { LocalText } from '../localText.ts';
import type { EpochMs } from '../time.ts';
import { refuseText, type TextProblem, typedText } from '../typedText.ts';
import { spelledCode } from './coupon.ts';
import type { Currency } from './currency.ts';
import type { Coupon, Promotion } from './offer.ts';

/** A course that an offer lists. */
export type OfferCourse = { readonly id: string; readonly title: LocalText };

/** The fields at the desk that coupons and promotions share. `null` is without a limit. */
type Times = { readonly isOn: boolean; readonly startsAt: EpochMs | null; readonly endsAt: EpochMs | null };

/** A coupon as an administrator saves it. */
export type CouponDraft = Omit<Coupon, 'id'> &
  Times & {
    /** The shop's own word for it, such as an event; codes made together share it. */
    readonly label: string | null;
    readonly onePerUser: boolean;
    readonly quantity: number | null;
  };

/** A promotion as an administrator saves it. */
export type PromotionDraft = Omit<Promotion, 'id'> & Times & { readonly descriptions: readonly LocalText[] };

type Stored = {
  readonly id: string;
  readonly courses: readonly OfferCourse[];
  /** Changes with each save. */
  readonly revision: string;
};

/** A coupon at the desk. `used` are orders that took it, paid or not; `isTaken`: an order names it, so it stays. */
export type ShopCoupon = CouponDraft & Stored & { readonly used: number; readonly isTaken: boolean };
/** A promotion at the desk. `used` are orders that took it, paid or not. */
export type ShopPromotion = PromotionDraft & Stored & { readonly used: number };

export type OfferProblem =
  | TextProblem
  | 'offer.courses.required'
  | 'offer.courses.max'
  | 'offer.courses.unknown'
  | 'offer.minimum.invalid'
  | 'offer.minimum.tooMany'
  | 'offer.percent.invalid'
  | 'offer.amount.invalid'
  | 'offer.amount.required'
  | 'offer.time.invalid'
  | 'offer.endsAt.early'
  | 'offer.lines.max'
  | 'coupon.code.invalid'
  | 'coupon.code.taken'
  | 'coupon.label.max'
  | 'coupon.quantity.invalid'
  | 'coupon.quantity.used'
  | 'coupon.methods.required'
  | 'coupon.count.invalid';

export type OfferProblems = Partial<Record<string, OfferProblem>>;

const offerCoursesMaximum = 500;
export const offerTitleMaximum = 120;
export const offerLineMaximum = 200;
export const offerLinesMaximum = 10;
export const couponLabelMaximum = 80;
/** A million: the highest amount of money, in minor units. */
export const offerAmountMaximum = 100_000_000;
const quantityMaximum = 1_000_000;

/** Codes of at most forty Latin or Thai letters, digits, hyphens and underscores. */
const codePattern = /^[A-Z0-9ก-๙_-]{3,40}$/;

/** Problems of a coupon by field. `used`: the uses that a new limit cannot take back. */
export function refuseCouponDraft(draft: CouponDraft, currency: Currency, used: number): OfferProblems {
  return withoutNull({
    code: codePattern.test(spelledCode(draft.code)) ? null : 'coupon.code.invalid',
    label: (draft.label ?? '').length > couponLabelMaximum ? 'coupon.label.max' : null,
    quantity: refuseQuantity(draft.quantity, used),
    paymentMethods: draft.paymentMethods.length === 0 ? 'coupon.methods.required' : null,
    ...refuseTerms(draft, currency),
  });
}

/** Problems of a promotion by field. */
export function refusePromotionDraft(draft: PromotionDraft, currency: Currency): OfferProblems {
  const { title, descriptions } = draft;
  const lines = descriptions.flatMap(({ th, en }) => [th, en ?? '']);
  const isLong = descriptions.length > offerLinesMaximum || lines.some((line) => line.length > offerLineMaximum);
  return {
    ...refuseText('title', typedText(title), { maximum: offerTitleMaximum, isRequired: true }),
    ...withoutNull({ 'descriptions.th': isLong ? 'offer.lines.max' : null, ...refuseTerms(draft, currency) }),
  };
}

type Terms = Pick<CouponDraft, 'scope' | 'discount' | 'courseIds' | 'startsAt' | 'endsAt'>;
type Found = Record<string, OfferProblem | null>;

/** Problems of the terms that coupons and promotions share, by field; `null` without one. */
export function refuseTerms({ scope, discount, courseIds, startsAt, endsAt }: Terms, currency: Currency): Found {
  const count = new Set(courseIds).size;
  return {
    courses: count === 0 ? 'offer.courses.required' : count > offerCoursesMaximum ? 'offer.courses.max' : null,
    minimumCourses: scope.kind === 'courseCount' ? refuseMinimum(scope.minimumCourses, count) : null,
    ...(discount.kind === 'percent'
      ? { percent: isWithin(discount.percent, 1, 100) ? null : 'offer.percent.invalid' }
      : {
          amountThb: refuseAmount(discount.amounts.THB, currency === 'THB'),
          amountUsd: refuseAmount(discount.amounts.USD, currency === 'USD'),
        }),
    startsAt: Number.isNaN(startsAt) ? 'offer.time.invalid' : null,
    endsAt: Number.isNaN(endsAt)
      ? 'offer.time.invalid'
      : startsAt !== null && endsAt !== null && endsAt <= startsAt
        ? 'offer.endsAt.early'
        : null,
  };
}

function refuseMinimum(minimum: number, courses: number): OfferProblem | null {
  if (!isWithin(minimum, 1, offerCoursesMaximum)) return 'offer.minimum.invalid';
  return minimum > courses ? 'offer.minimum.tooMany' : null;
}

function refuseAmount(minor: number, isNeeded: boolean): OfferProblem | null {
  if (!isWithin(minor, 0, offerAmountMaximum)) return 'offer.amount.invalid';
  return isNeeded && minor === 0 ? 'offer.amount.required' : null;
}

function refuseQuantity(quantity: number | null, used: number): OfferProblem | null {
  if (quantity === null) return null;
  if (!isWithin(quantity, 1, quantityMaximum)) return 'coupon.quantity.invalid';
  return quantity < used ? 'coupon.quantity.used' : null;
}

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const withoutNull = (found: Found): OfferProblems =>
  Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null)) as OfferProblems;
