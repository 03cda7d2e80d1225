import fc from 'fast-check';
import './fixedSeed.ts';
import { expect, test } from 'vitest';
import { type PaymentMethod, paymentMethods } from '../../src/domain/order/paymentMethod.ts';
import { type JudgedCoupon, judgeCoupons, methodFor, spelledCode } from '../../src/domain/pricing/coupon.ts';
import type { Currency } from '../../src/domain/pricing/currency.ts';
import { type QuoteLine, quote, undiscounted } from '../../src/domain/pricing/quote.ts';
import { cartCouponViews, countingCoupons } from '../../src/features/cart/cartCoupons.ts';
import type { KnownCoupon } from '../../src/platform/cart/cartCoupons.ts';
import { coupon, quoteInput, quoteLines } from './quoteInputs.ts';

const coupons = fc.array(coupon, { maxLength: 6 });
const lines = quoteLines.map((drawn) => drawn.slice(0, 5));
const couponCart = (
  drawn: readonly QuoteLine[],
  oneCouponPerOrder: boolean,
  currency: Currency = 'THB',
  offeredMethods: readonly PaymentMethod[] | null = null,
) => ({
  lines: undiscounted(drawn),
  paymentMethod: null,
  offeredMethods,
  currency,
  oneCouponPerOrder,
});

const countingIn = (judged: readonly JudgedCoupon[]) =>
  judged.filter(({ refusal }) => refusal === null).map((each) => each.coupon);

test('every coupon is judged, each counts once, and one at most where one is allowed', () => {
  fc.assert(
    fc.property(coupons, lines, fc.boolean(), (drawn, inCart, isOne) => {
      const judged = judgeCoupons(drawn, couponCart(inCart, isOne));
      const counting = judged.filter(({ refusal }) => refusal === null).map((each) => each.coupon.id);
      expect(judged.map((each) => each.coupon)).toEqual(drawn);
      expect(new Set(counting).size).toBe(counting.length);
      if (isOne) expect(counting.length).toBeLessThanOrEqual(1);
    }),
  );
});

test('a coupon counts only where it takes something off by itself', () => {
  fc.assert(
    fc.property(quoteInput, coupons, (input, drawn) => {
      for (const counting of countingIn(judgeCoupons(drawn, couponCart(input.lines, false, input.currency)))) {
        const alone = quote({ ...input, promotion: null, coupons: [counting] });
        expect(alone.discount).toBeGreaterThan(0);
      }
    }),
  );
});

test('where several are allowed, which of them count does not depend on their order', () => {
  fc.assert(
    fc.property(coupons, lines, (drawn, inCart) => {
      const counting = (order: typeof drawn) =>
        judgeCoupons(order, couponCart(inCart, false))
          .filter(({ refusal }) => refusal === null)
          .map((each) => each.coupon.id)
          .toSorted();
      expect(counting(drawn.toReversed())).toEqual(counting(drawn));
    }),
  );
});

test('the offers that count without a chosen payment method also count with the default one, if one allows all of them', () => {
  const ways = fc.subarray([...paymentMethods]);
  const drawnCoupons = fc.uniqueArray(
    fc.tuple(coupon, ways).map(([drawn, allowed]) => ({ ...drawn, paymentMethods: allowed })),
    { maxLength: 4, selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(drawnCoupons, lines, ways, fc.boolean(), (drawn, inCart, offered, isOne) => {
      const use = couponCart(inCart, isOne, 'THB', offered);
      const counting = countingIn(judgeCoupons(drawn, use));
      for (const { paymentMethods: allowed } of counting)
        expect(allowed.some((way) => offered.includes(way))).toBe(true);
      const standing = methodFor(offered, counting);
      const allowsAll = counting.every(
        ({ paymentMethods: allowed }) => standing !== null && allowed.includes(standing),
      );
      if (allowsAll) expect(countingIn(judgeCoupons(drawn, { ...use, paymentMethod: standing }))).toEqual(counting);
    }),
  );
});

test('whatever is known of the coupons of a cart, none is left out and the total is never above the plain one or below nothing', () => {
  const states = fc.constantFrom<KnownCoupon['state'] | null>('open', 'open', 'full', 'ended', null);
  const drawnCoupons = fc.uniqueArray(fc.tuple(coupon, states), { maxLength: 6, selector: ([{ id }]) => id });
  fc.assert(
    fc.property(quoteInput, drawnCoupons, fc.boolean(), (input, drawn, isOne) => {
      const known = Object.fromEntries(
        drawn.flatMap(([each, state]) => (state === null ? [] : [[each.id, { coupon: each, state, seenAt: 1 }]])),
      );
      const ids = drawn.map(([{ id }]) => id);
      const views = cartCouponViews(ids, known, couponCart(input.lines, isOne, input.currency));
      expect(views.map(({ id }) => id)).toEqual(ids);
      const plain = quote({ ...input, promotion: null, coupons: [], withholdingPercent: 0 });
      const couponed = quote({ ...input, promotion: null, coupons: countingCoupons(views), withholdingPercent: 0 });
      expect(couponed.total).toBeLessThanOrEqual(plain.total);
      expect(couponed.total).toBeGreaterThanOrEqual(input.shippingFee);
      for (const { id, problem } of views) {
        const isCounted = couponed.offers.some((offer) => offer.id === id);
        expect(isCounted).toBe(problem === null);
      }
    }),
  );
});

test('a code is spelled once for all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
      expect(spelledCode(spelledCode(typed))).toBe(spelledCode(typed));
    }),
  );
});
