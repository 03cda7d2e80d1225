import { describe, expect, test } from 'vitest';
import { type QuoteInput, type QuoteLine, quote, undiscounted } from '../../../src/domain/pricing/quote.ts';
import { compareQuote, quoteDigest } from '../../../src/domain/pricing/quoteComparison.ts';
import { amountOff, coupon, fromCourses, percentOff, promotion } from '../offersFixture.ts';

const course = (itemId: string, unitPrice: number): QuoteLine => ({
  itemId,
  kind: 'course',
  planId: `plan-${itemId}`,
  quantity: 1,
  unitPrice,
});
const input: QuoteInput = {
  currency: 'THB',
  lines: [course('a', 268_000)],
  promotion: null,
  coupons: [],
  shippingFee: 0,
  withholdingPercent: 0,
  vatEnabled: true,
};
const two = { ...input, lines: [course('a', 199_000), course('b', 99_000)] };

describe('quote', () => {
  test('an empty cart costs nothing', () => {
    expect(quote({ ...input, lines: [] })).toMatchObject({ price: 0, discount: 0, total: 0, offers: [] });
  });

  test('the worked example: 2,680.00 with VAT and 3 % withheld is 2,604.86 to pay', () => {
    expect(quote({ ...input, withholdingPercent: 3 })).toMatchObject({
      vat: { net: 250_467, vat: 17_533, gross: 268_000 },
      withholding: 7_514,
      total: 260_486,
    });
  });

  test('several pieces of a product and its shipping', () => {
    const books: QuoteLine = { itemId: '7', kind: 'product', planId: 'p', quantity: 3, unitPrice: 25_000 };
    const result = quote({ ...input, lines: [books], shippingFee: 5_000 });
    expect(result.lines).toEqual([{ ...books, gross: 75_000, discount: 0, net: 75_000 }]);
    expect(result).toMatchObject({ price: 75_000, shippingFee: 5_000, vat: { gross: 80_000 }, total: 80_000 });
  });

  test('promotion first, then percent, then amount, each of the rest', () => {
    const result = quote({
      ...input,
      lines: [course('a', 100_000)],
      promotion: promotion({ id: '5', discount: percentOff(10) }),
      coupons: [coupon({ id: '2', discount: amountOff(10_000) }), coupon({ id: '3', discount: percentOff(50) })],
    });
    expect(result.offers.map(({ kind, id, discount }) => [kind, id, discount])).toEqual([
      ['promotion', '5', 10_000],
      ['coupon', '3', 45_000],
      ['coupon', '2', 10_000],
    ]);
    expect(result).toMatchObject({ price: 100_000, discount: 65_000, total: 35_000 });
  });

  test('a P2 amount is spread over its lines and only over them', () => {
    const result = quote({
      ...input,
      lines: [course('a', 199_000), course('x', 50_000), course('b', 99_000)],
      coupons: [coupon({ scope: fromCourses(2), discount: amountOff(50_000) })],
    });
    expect(result.lines.map((line) => line.discount)).toEqual([33_389, 0, 16_611]);
    expect(result.lines.map((line) => line.net)).toEqual([165_611, 50_000, 82_389]);
  });

  test('discounts never go below zero, and shipping is not discounted', () => {
    const result = quote({
      ...two,
      promotion: promotion({ discount: percentOff(80) }),
      coupons: [coupon({ discount: amountOff(999_999) })],
      shippingFee: 4_000,
    });
    expect(result).toMatchObject({ price: 298_000, discount: 298_000, total: 4_000 });
  });

  test('an offer that does not fit stays in the list with nothing', () => {
    expect(quote({ ...two, coupons: [coupon({ courseIds: ['z'] })] }).offers).toEqual([
      { kind: 'coupon', id: '1', code: 'KHAEK', discount: 0 },
    ]);
  });

  test('the same coupon twice counts once', () => {
    expect(quote({ ...two, coupons: [coupon({}), coupon({})] }).discount).toBe(29_800);
  });

  test('tax is withheld from discounted lines, not from shipping', () => {
    const result = quote({
      ...input,
      lines: [course('a', 214_000)],
      promotion: promotion({ discount: percentOff(50) }),
      shippingFee: 10_700,
      withholdingPercent: 3,
    });
    expect(result).toMatchObject({ withholding: 3_000, total: 114_700 });
  });

  test('withholding falls away under 1,000.00 baht and holds from there on', () => {
    const at = (unitPrice: number) => quote({ ...input, lines: [course('a', unitPrice)], withholdingPercent: 3 });
    expect(at(99_999)).toMatchObject({ withholdingPercent: 0, withholding: 0, total: 99_999 });
    expect(at(100_000)).toMatchObject({ withholdingPercent: 3, withholding: 2_804, total: 97_196 });
  });

  test('withholding falls away under 30.00 dollars and holds from there on', () => {
    const inDollars = { ...input, currency: 'USD' as const, withholdingPercent: 1 as const };
    const at = (unitPrice: number) => quote({ ...inDollars, lines: [course('a', unitPrice)] });
    expect(at(2_999)).toMatchObject({ withholdingPercent: 0, withholding: 0, total: 2_999 });
    expect(at(3_000)).toMatchObject({ withholdingPercent: 1, withholding: 28, total: 2_972 });
  });

  test('without VAT net is gross and withholding is on the whole', () => {
    expect(quote({ ...input, withholdingPercent: 3, vatEnabled: false })).toMatchObject({
      vat: { net: 268_000, vat: 0, gross: 268_000 },
      withholding: 8_040,
    });
  });

  test.each([
    ['a negative price', { lines: [course('a', -1)] }],
    ['half a satang', { lines: [course('a', 0.5)] }],
    ['a negative fee', { shippingFee: -1 }],
  ])('%s is a defect', (_, parts) => {
    expect(() => quote({ ...input, ...parts })).toThrow(RangeError);
  });

  test('promotions are compared on the lines before any discount', () => {
    expect(undiscounted([{ ...course('a', 1_000), quantity: 2 }])).toEqual([
      { itemId: 'a', kind: 'course', left: 2_000 },
    ]);
  });
});

describe('compareQuote', () => {
  const before = quote({ ...two, coupons: [coupon({})] });
  const requote = (parts: Partial<QuoteInput>) => quote({ ...two, coupons: [coupon({})], ...parts });

  test('same: all figures are equal, names do not matter', () => {
    const renamed = requote({ coupons: [coupon({ code: 'NEW-NAME' })] });
    expect(compareQuote(before, renamed)).toBe('same');
    expect(quoteDigest(renamed)).toBe(quoteDigest(before));
  });

  test('lower: a price fell, or the coupon takes more', () => {
    expect(compareQuote(before, requote({ lines: [course('a', 199_000), course('b', 90_000)] }))).toBe('lower');
    expect(compareQuote(before, requote({ coupons: [coupon({ discount: percentOff(20) })] }))).toBe('lower');
  });

  test('lower: two coupons changed places, because one takes more now', () => {
    const using = (percent: number) =>
      requote({ coupons: [coupon({ discount: percentOff(20) }), coupon({ id: '2', discount: percentOff(percent) })] });
    expect(using(30).offers.map(({ id }) => id)).toEqual(['2', '1']);
    expect(compareQuote(using(10), using(30))).toBe('lower');
  });

  test('changed: the total rose', () => {
    expect(compareQuote(before, requote({ shippingFee: 100 }))).toBe('changed');
    expect(compareQuote(before, requote({ coupons: [coupon({ discount: percentOff(5) })] }))).toBe('changed');
  });

  test('changed: the total stayed while figures moved', () => {
    const moved = requote({ lines: [course('a', 198_000), course('b', 100_000)] });
    expect(moved.total).toBe(before.total);
    expect(compareQuote(before, moved)).toBe('changed');
  });

  test.each([
    ['a line is gone', { lines: [course('a', 199_000)] }],
    ['a plan is another', { lines: [{ ...course('a', 1_000), planId: 'other' }, course('b', 99_000)] }],
    ['a coupon is another', { coupons: [coupon({ id: '2', discount: percentOff(90) })] }],
    ['tax is withheld', { withholdingPercent: 3 as const }],
    ['the currency is another', { currency: 'USD' as const, lines: [course('a', 100), course('b', 100)] }],
  ])('changed, though lower: %s', (_, parts) => {
    const quoted = requote(parts);
    expect(quoted.total).toBeLessThan(before.total);
    expect(compareQuote(before, quoted)).toBe('changed');
  });
});
