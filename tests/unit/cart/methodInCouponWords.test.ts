import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OfferedPaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import type { CartCouponView } from '../../../src/features/cart/cartCoupons.ts';
import { useCouponWords } from '../../../src/features/cart/coupon/useCouponWords.ts';
import { paymentMethodsQuery } from '../../../src/features/cart/paymentMethodsQuery.ts';
import { useCouponsOfMethod } from '../../../src/features/checkout/useCouponsOfMethod.ts';
import { coupon as english } from '../../../src/i18n/en/buying/coupon.ts';
import { checkout } from '../../../src/i18n/th/buying/checkout.ts';
import { coupon as thai } from '../../../src/i18n/th/buying/coupon.ts';
import { runHook } from '../../support/run/runHook.ts';
import { coupon } from '../offersFixture.ts';

vi.mock('../../../src/features/cart/useCartActions.ts', () => ({
  useCartActions: () => ({ removeCoupon: async () => {} }),
}));

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} }, addEventListener() {} });
});

test('Latin names are separated from Thai text by spaces, Thai ones are not', () => {
  expect(thai.terms.onlyBy('PayPal')).toBe('เฉพาะ PayPal');
  expect(thai.terms.onlyBy('ผ่อนชำระ')).toBe('เฉพาะผ่อนชำระ');
  expect(thai.removedByMethod('TEN', 'PayPal')).toContain('ใช้กับ PayPal ไม่ได้');
  expect(thai.removedByMethod('TEN', 'บัตร (เกตเวย์)')).toContain('ใช้กับบัตร (เกตเวย์) ไม่ได้');
  expect(thai.notByMethod('TEN', 'โอนเข้า SCB')).toContain('ใช้กับโอนเข้า SCB ไม่ได้');
  expect(thai.notByMethod('TEN', 'ผ่อนชำระ')).toContain('ใช้กับผ่อนชำระไม่ได้');
  expect(english.terms.onlyBy('PayPal')).toBe('only with PayPal');
});

/** Rendered in a shop with its own name for a payment method. */
function around(inside: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  const ways: OfferedPaymentMethod[] = [
    { method: 'wallet', title: { th: 'เพย์พาลของร้าน', en: null }, accounts: [], qrImageUrl: null },
  ];
  client.setQueryData(paymentMethodsQuery.queryKey, ways);
  return createElement(QueryClientProvider, { client }, inside);
}

test('the way to pay that a coupon is not for is named as the list of ways names it', async () => {
  const ofTransfers = coupon({ paymentMethods: ['bankTransfer'] });
  const coupons = [{ id: ofTransfers.id, coupon: ofTransfers, problem: 'notForThisPaymentMethod' }];
  const view = { coupons: coupons as unknown as readonly CartCouponView[], method: 'wallet' } as const;
  const page = await runHook(() => useCouponsOfMethod(view, false), around);
  expect(page.now().notice).toBe(thai.notByMethod(ofTransfers.code, 'เพย์พาลของร้าน'));
  await page.does(({ removeCouponsNotFor }) => removeCouponsNotFor('wallet'));
  expect(page.now().notice).toBe(thai.removedByMethod(ofTransfers.code, 'เพย์พาลของร้าน'));
  await page.leave();
});

test('so are payment methods in a coupon’s terms, and an unoffered one has its usual name', async () => {
  const page = await runHook(() => useCouponWords(), around);
  const terms = page.now().termsOf(coupon({ paymentMethods: ['wallet', 'bankTransfer'] }));
  expect(terms).toContain(thai.terms.onlyBy(`เพย์พาลของร้าน, ${checkout.methods.names.bankTransfer}`));
  await page.leave();
});
