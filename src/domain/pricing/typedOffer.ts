import { entryFault, entryOfInstant, instantOfEntry } from '../dateEntry.ts';
import type { PaymentMethod } from '../order/paymentMethod.ts';
import { plainEntry } from '../plainEntry.ts';
import type { EpochMs } from '../time.ts';
import { neededText, type TypedText, typedText } from '../typedText.ts';
import { writtenText } from '../writtenText.ts';
import { spelledCode } from './coupon.ts';
import type { Discount, OfferScope } from './offer.ts';
import {
  type CouponDraft,
  type OfferCourse,
  offerAmountMaximum,
  type PromotionDraft,
  type ShopCoupon,
  type ShopPromotion,
} from './shopOffer.ts';
import { amountOf, typedAmount } from './typedAmount.ts';

/** The shared fields of an offer as typed. Times are `YYYY-MM-DD HH:mm:ss` in Bangkok, '' without a limit. */
export type TypedTerms = {
  readonly scope: OfferScope['kind'];
  readonly minimumCourses: string;
  readonly discountKind: Discount['kind'];
  readonly percent: string;
  readonly amountThb: string;
  readonly amountUsd: string;
  readonly isOn: boolean;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly courses: readonly OfferCourse[];
  readonly revision: string;
};

export type TypedCoupon = TypedTerms & {
  readonly code: string;
  readonly label: string;
  readonly onePerUser: boolean;
  /** '' is without a limit. */
  readonly quantity: string;
  readonly methods: readonly PaymentMethod[];
};

/** `descriptions` has a line of the list in each line. */
export type TypedPromotion = TypedTerms & { readonly title: TypedText; readonly descriptions: TypedText };

const noTerms: TypedTerms = {
  ...{ scope: 'perCourse', minimumCourses: '2', discountKind: 'percent', percent: '', amountThb: '', amountUsd: '' },
  ...{ isOn: true, startsAt: '', endsAt: '', courses: [], revision: '' },
};

/** A new coupon for these methods. */
export const noCoupon = (methods: readonly PaymentMethod[]): TypedCoupon => ({
  ...noTerms,
  ...{ code: '', label: '', onePerUser: true, quantity: '', methods },
});

export const noPromotion: TypedPromotion = {
  ...noTerms,
  ...{ title: { th: '', en: '' }, descriptions: { th: '', en: '' } },
};

export const typedCoupon = (coupon: ShopCoupon): TypedCoupon => ({
  ...typedTerms(coupon),
  ...{ code: coupon.code, label: coupon.label ?? '', onePerUser: coupon.onePerUser, methods: coupon.paymentMethods },
  quantity: coupon.quantity === null ? '' : String(coupon.quantity),
});

export const typedPromotion = (promotion: ShopPromotion): TypedPromotion => ({
  ...typedTerms(promotion),
  title: typedText(promotion.title),
  descriptions: {
    th: promotion.descriptions.map(({ th }) => th).join('\n'),
    en: promotion.descriptions.some(({ en }) => en !== null)
      ? promotion.descriptions.map(({ en }) => en ?? '').join('\n')
      : '',
  },
});

/** The draft of what was typed. A number or time that cannot be read is `NaN`, which the rules refuse. */
export const couponDraft = (typed: TypedCoupon): CouponDraft => ({
  ...draftTerms(typed),
  code: spelledCode(typed.code),
  label: writtenText(typed.label) || null,
  onePerUser: typed.onePerUser,
  quantity: typed.quantity.trim() === '' ? null : wholeOf(typed.quantity),
  paymentMethods: typed.methods,
});

/** The draft of what was typed; lines without Thai text are dropped. */
export function promotionDraft(typed: TypedPromotion): PromotionDraft {
  const english = typed.descriptions.en.split('\n');
  const lines = typed.descriptions.th.split('\n').map((th, at) => neededText({ th, en: english[at] ?? '' }));
  return {
    ...draftTerms(typed),
    title: neededText(typed.title),
    descriptions: lines.filter(({ th }) => th !== ''),
  };
}

const typedTerms = ({ scope, discount, isOn, startsAt, endsAt, courses, revision }: ShopCoupon | ShopPromotion) => ({
  ...{ scope: scope.kind, discountKind: discount.kind, isOn, courses, revision },
  minimumCourses: String(scope.kind === 'courseCount' ? scope.minimumCourses : 2),
  percent: discount.kind === 'percent' ? String(discount.percent) : '',
  amountThb: discount.kind === 'amount' ? typedAmount(discount.amounts.THB) : '',
  amountUsd: discount.kind === 'amount' ? typedAmount(discount.amounts.USD) : '',
  startsAt: startsAt === null ? '' : entryOfInstant(startsAt, 'dateTime'),
  endsAt: endsAt === null ? '' : entryOfInstant(endsAt, 'dateTime'),
});

const draftTerms = (typed: TypedTerms) => ({
  scope:
    typed.scope === 'perCourse'
      ? ({ kind: 'perCourse' } as const)
      : ({ kind: 'courseCount', minimumCourses: wholeOf(typed.minimumCourses) } as const),
  discount: discountOf(typed),
  isOn: typed.isOn,
  startsAt: instantOf(typed.startsAt),
  endsAt: instantOf(typed.endsAt),
  courseIds: typed.courses.map(({ id }) => id),
});

const discountOf = ({ discountKind, percent, amountThb, amountUsd }: TypedTerms): Discount =>
  discountKind === 'percent'
    ? { kind: 'percent', percent: wholeOf(percent) }
    : { kind: 'amount', amounts: { THB: moneyOf(amountThb), USD: moneyOf(amountUsd) } };

const moneyOf = (typed: string): number =>
  typed.trim() === '' ? 0 : (amountOf(typed, offerAmountMaximum) ?? Number.NaN);

/** A whole number in Thai or Arabic digits, `NaN` otherwise. */
export function wholeOf(typed: string): number {
  const text = plainEntry(typed).replaceAll(',', '');
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

function instantOf(entry: string): EpochMs | null {
  if (entry === '') return null;
  return entryFault(entry, { kind: 'dateTime' }) === null ? (instantOfEntry(entry) ?? Number.NaN) : Number.NaN;
}
