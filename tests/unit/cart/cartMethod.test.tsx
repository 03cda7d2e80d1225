import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { OfferedPaymentMethod, PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { cartItemsQuery, cartQuery, knownCouponsQuery } from '../../../src/features/cart/cartQuery.ts';
import { paymentMethodsQuery } from '../../../src/features/cart/paymentMethodsQuery.ts';
import { promotionsQuery } from '../../../src/features/cart/promotionsQuery.ts';
import { type CartView, useCart } from '../../../src/features/cart/useCart.ts';
import { plan } from '../courseFixture.ts';
import { row } from '../listingFixture.ts';
import { coupon } from '../offersFixture.ts';

const account = { accountNumber: '1112223334', bankName: 'Bank' };
const ways = [
  { method: 'wallet', title: null, accounts: [], qrImageUrl: null },
  { method: 'bankTransfer', title: null, accounts: [account], qrImageUrl: null },
] as unknown as OfferedPaymentMethod[];
const line = { itemId: 'a', kind: 'course', planId: 'p', quantity: 1, seenPrice: null, addedAt: 1 } as const;
const cart: Cart = { lines: [line], couponIds: ['1'], updatedAt: 1 };

/** The figures of a cart with a coupon for transfers only, in a shop with another default method. */
function counted(chosen: PaymentMethod | null): Pick<CartView, 'method' | 'coupons' | 'couponCart'> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(cartQuery.queryKey, cart);
  client.setQueryData(cartItemsQuery.queryKey, {
    a: { listing: row('a', 'ก', 'A'), plans: [plan('p')], seenAt: 1 },
  } as never);
  client.setQueryData(knownCouponsQuery.queryKey, { 1: { coupon: coupon({}), state: 'open' } } as never);
  client.setQueryData(promotionsQuery.queryKey, []);
  client.setQueryData(paymentMethodsQuery.queryKey, ways);
  let view: CartView | undefined;
  const Counts = () => {
    view = useCart(chosen);
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Counts />
    </QueryClientProvider>,
  );
  if (view === undefined) throw new Error('Nothing was counted');
  return view;
}

test('a chosen method that is not offered any more does not judge coupons: the allowed one becomes the default', () => {
  for (const chosen of [null, 'cardGateway'] as const) {
    const { method, coupons, couponCart } = counted(chosen);
    expect([method, couponCart.paymentMethod, coupons[0]?.problem]).toEqual(['bankTransfer', null, null]);
  }
  const { method, couponCart, coupons } = counted('wallet');
  const problem = 'notForThisPaymentMethod';
  expect([method, couponCart.paymentMethod, coupons[0]?.problem]).toEqual(['wallet', 'wallet', problem]);
});
