import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Cart, CartLine } from '../../../src/domain/cart/cart.ts';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import type { PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';
import { CartScreen } from '../../../src/features/cart/CartScreen.tsx';
import { cartItemsQuery, cartQuery, knownCouponsQuery } from '../../../src/features/cart/cartQuery.ts';
import { promotionsQuery } from '../../../src/features/cart/promotionsQuery.ts';
import { promotionWishQuery } from '../../../src/features/cart/promotionWish.ts';
import { cartRefreshQuery } from '../../../src/features/cart/refreshCart.ts';
import { cart as texts } from '../../../src/i18n/th/buying/cart.ts';
import { setAside } from '../../../src/i18n/th/buying/setAside.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import type { CartItems } from '../../../src/platform/cart/cartItems.ts';
import { row } from '../listingFixture.ts';

const cart: Cart = {
  ...emptyCart,
  lines: [{ itemId: '9', kind: 'course', planId: 'a', quantity: 1, seenPrice: 0, addedAt: 0 }],
};

/** The cart with an unknown item after a failed fetch. */
async function cartAfterFailure(prepare: (client: QueryClient, queryKey: readonly unknown[]) => void): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(cartQuery.queryKey, cart);
  client.setQueryData(cartItemsQuery.queryKey, {});
  client.setQueryData(knownCouponsQuery.queryKey, {});
  client.setQueryData(promotionWishQuery.queryKey, null);
  client.setQueryData(promotionsQuery.queryKey, []);
  const { queryKey } = cartRefreshQuery(client, cart.lines);
  prepare(client, queryKey);
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new TypeError('Failed to fetch')) });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <CartScreen method={null} withholdingPercent={0} coupons={null} tax={null} buyer="guest" />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

test('an item reported as removed stays removed when a refetch fails', async () => {
  const minuteAgo = Date.now() - 60_000;
  const shown = await cartAfterFailure(
    (client, key) => void client.setQueryData(key, minuteAgo, { updatedAt: minuteAgo }),
  );
  expect(shown).toContain(texts.vanished);
});

test('lines that cannot be bought are set aside, do not count, and allow no order if they are alone', async () => {
  const full = { listing: { ...row('9', 'ถ่ายภาพ', 'Photos'), seatsLeft: 0 }, plans: [plan('9', 'a')], seenAt: 1 };
  const open = { listing: row('8', 'ตัดต่อ', 'Editing'), plans: [plan('8', 'b')], seenAt: 1 };
  const other: CartLine = { itemId: '8', kind: 'course', planId: 'b', quantity: 1, seenPrice: 59_000, addedAt: 0 };
  const both = await cartShown({ '9': full, '8': open }, [...cart.lines, other]);
  expect([both.includes(setAside.heading), both.includes(setAside.full), both.includes(texts.guest)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(both).toContain(texts.sum(1));
  const alone = await cartShown({ '9': full }, cart.lines);
  expect([alone.includes(setAside.nothingToOrder), alone.includes(texts.guest)]).toEqual([true, false]);
  expect(alone).not.toContain(`>${texts.total}<`);
  const back = await cartShown({ '9': { ...full, listing: { ...full.listing, seatsLeft: 1 } } }, cart.lines);
  expect([back.includes(setAside.heading), back.includes(texts.guest)]).toEqual([false, true]);
});

test('nor is there an order button beside it on a wide screen', async () => {
  const full = { listing: { ...row('9', 'ถ่ายภาพ', 'Photos'), seatsLeft: 0 }, plans: [plan('9', 'a')], seenAt: 1 };
  expect(await cartShown({ '9': full }, cart.lines, 'offers')).not.toContain(texts.guest);
  const open = { ...full, listing: { ...full.listing, seatsLeft: 1 } };
  expect(await cartShown({ '9': open }, cart.lines, 'offers')).toContain(texts.guest);
});

test('an item that was never fetched is not called removed', async () => {
  expect(await cartAfterFailure(() => {})).not.toContain(texts.vanished);
});

test('a cart with nothing to pay names no next step of paying', async () => {
  const free = { ...plan('8', 'b'), prices: { THB: 0, USD: null } };
  const line: CartLine = { itemId: '8', kind: 'course', planId: 'b', quantity: 1, seenPrice: 0, addedAt: 0 };
  const listing = row('8', 'ตัดต่อ', 'Editing');
  expect(await cartShown({ '8': { listing, plans: [plan('8', 'b')], seenAt: Date.now() } }, [line])).toContain(
    texts.checked,
  );
  const given = await cartShown({ '8': { listing, plans: [free], seenAt: Date.now() } }, [line]);
  expect(given).not.toContain(texts.checked);
});

const plan = (itemId: string, id: string): PricingPlan => ({
  ...{ id, itemId, type: 'period', pricingType: 'default', name: { th: 'รายปี', en: 'One year' } },
  ...{ term: null, extension: null, prices: { THB: 59_000, USD: null }, isShown: true, isDefault: true },
  ...{ needsApproval: false, membersOnly: false, freeForOwnersOf: null },
});

/** The rendered cart with these lines and known items; `beside` shows on wide screens. */
async function cartShown(items: CartItems, lines: readonly CartLine[], beside?: string): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(cartQuery.queryKey, { ...cart, lines });
  client.setQueryData(cartItemsQuery.queryKey, items);
  client.setQueryData(knownCouponsQuery.queryKey, {});
  client.setQueryData(promotionWishQuery.queryKey, null);
  client.setQueryData(promotionsQuery.queryKey, []);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <CartScreen method={null} withholdingPercent={0} coupons={null} tax={null} buyer="guest" beside={beside} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}
