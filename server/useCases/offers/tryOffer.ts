import type { OfferTrial, PromotionTrial } from '../../../src/contract/administration/adminOffers.ts';
import { listPlans, type PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';
import type { CouponDraft, OfferProblems } from '../../../src/domain/pricing/shopOffer.ts';
import type { Refusal } from '../../base/refusal.ts';
import { deletePromotion, insertCoupons, insertPromotion } from '../../store/cart/shopOffers.ts';
import { plansOfItems } from '../../store/catalogue/plans.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import { transaction } from '../../store/database/transaction.ts';
import { readSettings } from '../../store/site/settings.ts';
import type { AppParts } from '../appParts.ts';
import { computeQuote } from '../order/computeQuote.ts';
import { offeredMethods } from '../order/offeredMethods.ts';
import { couponProblems, promotionProblems, refuseOffer, writtenCoupon, writtenPromotion } from './saveOffer.ts';

type Parts = Pick<AppParts, 'db' | 'payments' | 'randomBytes'>;

/** Runs always, whatever its dates say. */
const running = { isOn: true, startsAt: null, endsAt: null };

/** The total of a sample cart with a coupon. It is written, quoted and rolled back, so that the cart's own rules count. */
export const tryCoupon = (parts: Parts, wanted: CouponDraft, sample: readonly string[], now: number) =>
  rolledBack(parts, async (tx) => {
    // The code is no part of the question: an edited coupon would meet itself.
    const id = newId(now, parts.randomBytes);
    const draft = { ...writtenCoupon(wanted), ...running, code: id.toUpperCase(), quantity: null };
    const refused = refuseOffer(triable(await couponProblems(tx, draft)));
    if (refused) return refused;
    await insertCoupons(tx, draft, [{ id, code: draft.code }]);
    return quoteSample(tx, parts, { sample, couponIds: [id], draft }, now);
  });

/** The total of a sample cart with a promotion, as `tryCoupon` computes it. */
export const tryPromotion = (parts: Parts, { draft: wanted, sample, replacedId }: PromotionTrial, now: number) =>
  rolledBack(parts, async (tx) => {
    const draft = { ...writtenPromotion(wanted), ...running };
    const refused = refuseOffer(triable(await promotionProblems(tx, draft)));
    if (refused) return refused;
    if (replacedId !== null) await deletePromotion(tx, replacedId);
    await insertPromotion(tx, newId(now, parts.randomBytes), draft);
    return quoteSample(tx, parts, { sample, couponIds: [], draft: null }, now);
  });

/** An offer may be tried before it has a title and methods. */
const triable = ({ code, label, quantity, ...others }: OfferProblems): OfferProblems =>
  Object.fromEntries(
    Object.entries(others).filter(([field]) => !/^(title|descriptions|paymentMethods|startsAt|endsAt)/.test(field)),
  );

type Sample = {
  readonly sample: readonly string[];
  readonly couponIds: readonly string[];
  readonly draft: CouponDraft | null;
};

/** A guest's cart of these courses by their first plans. */
async function quoteSample(tx: Tx, { payments }: Parts, asked: Sample, now: number): Promise<OfferTrial> {
  const { currency } = await readSettings(tx);
  const plans = await plansOfItems(tx, asked.sample);
  const offered = (await offeredMethods(tx, payments, currency)).map(({ method }) => method);
  const method = offered.find((each) => asked.draft?.paymentMethods.includes(each) ?? true) ?? null;
  const lines = asked.sample.map((itemId) => ({
    ...{ itemId, kind: 'course' as const, quantity: 1 },
    planId: firstPlan(plans.filter((plan) => plan.itemId === itemId))?.id ?? '',
  }));
  const request = {
    ...{ lines, couponIds: asked.couponIds, method, promotionId: null },
    ...{ withholdingPercent: 0 as const, shippingOptionId: null },
  };
  const { quote, lines: priced, refusals } = await computeQuote(tx, payments, request, null, now);
  return {
    quote,
    titles: priced.map(({ item }) => item.title),
    refusals: refusals.map(({ code, reason = null }) => ({ code, reason })),
  };
}

const firstPlan = (plans: readonly PricingPlan[]): PricingPlan | undefined => {
  const shown = listPlans(plans, { isMember: false, ownedCourseIds: [] }).map(({ plan }) => plan);
  return shown.find(({ isDefault }) => isDefault) ?? shown[0];
};

class Answered extends Error {
  readonly answer: OfferTrial | Refusal;

  constructor(answer: OfferTrial | Refusal) {
    super('The trial is over');
    this.answer = answer;
  }
}

/** Runs work whose writes are always taken back. */
async function rolledBack(
  { db }: Parts,
  work: (tx: Tx) => Promise<OfferTrial | Refusal>,
): Promise<OfferTrial | Refusal> {
  try {
    return await transaction(db, async (tx) => {
      throw new Answered(await work(tx));
    });
  } catch (error) {
    if (error instanceof Answered) return error.answer;
    throw error;
  }
}
