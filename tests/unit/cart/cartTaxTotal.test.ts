import { expect, test } from 'vitest';
import { quote } from '../../../src/domain/pricing/quote.ts';
import { cartTaxTotal } from '../../../src/features/cart/cartTaxTotal.ts';
import type { CartView } from '../../../src/features/cart/useCart.ts';

/** A cart with one line at 1,000 baht and 3% withholding. */
function cart(kind: 'course' | 'product', change: Partial<CartView> = {}): CartView {
  const line = { itemId: '7', kind, planId: '71', quantity: 1, unitPrice: 100_000 };
  const figure = quote({
    ...{ currency: 'THB', lines: [line], promotion: null, coupons: [], shippingFee: 0 },
    ...{ withholdingPercent: 3, vatEnabled: true },
  });
  return { isReady: true, hasPromotions: true, orderable: [line], quote: figure, ...change } as unknown as CartView;
}

test('the tax choices of a cart are measured by its total before anything is withheld', () => {
  const view = cart('course');
  expect(view.quote.total).toBeLessThan(100_000);
  expect(cartTaxTotal(view)).toBe(100_000);
});

test('not while a price, a coupon or a promotion is unknown, nor where sending is still to be added', () => {
  expect(cartTaxTotal(cart('course', { isReady: false }))).toBeNull();
  expect(cartTaxTotal(cart('course', { hasPromotions: false }))).toBeNull();
  expect(cartTaxTotal(cart('course', { orderable: [] }))).toBeNull();
  expect(cartTaxTotal(cart('product'))).toBeNull();
});
