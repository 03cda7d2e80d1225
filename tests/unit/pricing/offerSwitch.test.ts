import { expect, test } from 'vitest';
import { offerSwitch } from '../../../src/domain/pricing/offerSwitch.ts';
import { type QuoteInput, quote } from '../../../src/domain/pricing/quote.ts';
import { amountOff, coupon, percentOff, promotion } from '../offersFixture.ts';

const cart = (change: Partial<QuoteInput>): QuoteInput => ({
  currency: 'THB',
  lines: [{ itemId: 'a', kind: 'course', planId: 'a1', quantity: 1, unitPrice: 249_000 }],
  promotion: null,
  coupons: [],
  shippingFee: 0,
  withholdingPercent: 0,
  vatEnabled: true,
  ...change,
});
const promoted = quote(cart({ promotion: promotion({ discount: amountOff(50_000) }) }));
const couponed = quote(cart({ coupons: [coupon({ id: '1', code: 'RIEN100', discount: amountOff(10_000) })] }));

test('a switch to a coupon names lost and gained offers, and both totals', () => {
  expect(offerSwitch(promoted, couponed)).toEqual({
    lost: [expect.objectContaining({ kind: 'promotion', discount: 50_000 })],
    gained: [expect.objectContaining({ kind: 'coupon', code: 'RIEN100', discount: 10_000 })],
    besides: 0,
    before: 199_000,
    after: 239_000,
  });
});

test('a switch back names the same the other way round', () => {
  const { lost, gained, before, after } = offerSwitch(couponed, promoted);
  expect([lost.map(({ kind }) => kind), gained.map(({ kind }) => kind)]).toEqual([['coupon'], ['promotion']]);
  expect([before, after]).toEqual([239_000, 199_000]);
});

test('what stays is neither lost nor gained, whatever it takes off then', () => {
  const both = quote(cart({ promotion: promotion({ discount: percentOff(50) }), coupons: [coupon({})] }));
  const alone = quote(cart({ coupons: [coupon({})] }));
  expect(offerSwitch(both, alone)).toMatchObject({ lost: [{ kind: 'promotion' }], gained: [] });
});

test('old total, lost and gained offers and their consequences add up to the new total', () => {
  const alone = coupon({ id: '1', discount: amountOff(10_000) });
  const withheld = { withholdingPercent: 3 as const, coupons: [alone] };
  const staying = promotion({ discount: percentOff(50) });
  const pairs = [
    [promoted, couponed],
    [quote(cart({ ...withheld, coupons: [], promotion: staying })), quote(cart(withheld))],
    [quote(cart({ ...withheld, promotion: staying })), quote(cart({ ...withheld, coupons: [], promotion: staying }))],
  ] as const;
  const off = (offers: readonly { discount: number }[]) => offers.reduce((sum, { discount }) => sum + discount, 0);
  for (const [from, to] of pairs) {
    const { lost, gained, besides, before, after } = offerSwitch(from, to);
    expect(before + off(lost) - off(gained) + besides).toBe(after);
  }
  const { lost, gained, besides } = offerSwitch(quote(cart(withheld)), quote(cart({ withholdingPercent: 3 })));
  expect([off(lost), off(gained), besides]).toEqual([10_000, 0, -280]);
});
