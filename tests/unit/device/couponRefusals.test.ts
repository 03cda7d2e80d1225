import { expect, test } from 'vitest';
import type { QuoteRequest, SignedQuote } from '../../../src/contract/order/quote.ts';
import { quote } from '../../../src/domain/pricing/quote.ts';
import { couponRefusals, isAboutCoupon } from '../../../src/features/checkout/couponRefusals.ts';
import { CallFailed, noFacts, ServerUnreachable } from '../../../src/platform/net/callFailed.ts';
import { readRefusal } from '../../../src/platform/net/readRefusal.ts';
import { coupon } from '../offersFixture.ts';

const request: QuoteRequest = {
  ...{ lines: [], promotionId: null, couponIds: ['1', '2'], method: 'bankTransfer', withholdingPercent: 0 },
  shippingOptionId: null,
};
const signed = (refusals: SignedQuote['refusals']): SignedQuote => ({
  quote: quote({
    currency: 'THB',
    lines: [{ itemId: 'a', kind: 'course', planId: 'p', quantity: 1, unitPrice: 100_000 }],
    promotion: null,
    coupons: [coupon({ id: '1' })],
    shippingFee: 0,
    withholdingPercent: 0,
    vatEnabled: true,
  }),
  signature: 's',
  expiresAt: 1,
  refusals,
});

test('the coupons that the shop does not apply are those missing in its figures', () => {
  expect(couponRefusals(signed([{ code: 'COUPON_NOT_AVAILABLE', itemIds: [] }]), request)).toEqual(['2']);
  expect(couponRefusals(signed([{ code: 'NOT_FOUND', itemIds: [] }]), request)).toEqual(['2']);
});

test('a refusal of an item or of the promotion, or none, is not about coupons', () => {
  expect(couponRefusals(signed([{ code: 'NOT_FOUND', itemIds: [], reason: 'noSuchPromotion' }]), request)).toEqual([]);
  expect(couponRefusals(signed([{ code: 'NO_MORE_SEAT', itemIds: ['a'] }]), request)).toEqual([]);
  expect(couponRefusals(signed([]), request)).toEqual([]);
  expect(couponRefusals(null, request)).toEqual([]);
});

test('an order was refused for a coupon only where it had one and neither an item nor the promotion is meant', () => {
  const gone = new CallFailed(409, 'COUPON_NOT_AVAILABLE', '', noFacts);
  expect(isAboutCoupon(gone, request)).toBe(true);
  expect(isAboutCoupon(gone, { ...request, couponIds: [] })).toBe(false);
  expect(isAboutCoupon(new CallFailed(404, 'NOT_FOUND', '', { ...noFacts, itemIds: ['a'] }), request)).toBe(false);
  const refusedFor = (reason: string) =>
    readRefusal(404, { success: false, error: { code: 'NOT_FOUND', message: '', details: { reason } } });
  expect(isAboutCoupon(refusedFor('noSuchPromotion'), request)).toBe(false);
  expect(isAboutCoupon(refusedFor('noSuchCoupon'), request)).toBe(true);
  expect(isAboutCoupon(new ServerUnreachable(null), request)).toBe(false);
});
