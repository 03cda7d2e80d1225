import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Cart } from '../../src/domain/cart.ts';
import { emptyCart } from '../../src/domain/cart.ts';
import { CartScreen } from '../../src/features/cart/CartScreen.tsx';
import { cartItemsQuery, cartQuery, knownCouponsQuery } from '../../src/features/cart/cartQuery.ts';
import { promotionsQuery } from '../../src/features/cart/promotionsQuery.ts';
import { cartRefreshQuery } from '../../src/features/cart/refreshCart.ts';
import { cart as texts } from '../../src/i18n/th/cart.ts';
import { DrawnLanguage } from '../../src/i18n/useLanguage.ts';

const cart: Cart = {
  ...emptyCart,
  lines: [{ itemId: '9', kind: 'course', planId: 'a', quantity: 1, seenPrice: 0, addedAt: 0 }],
};

/** The cart with an item that this device does not know, after the shop was asked for it again in vain. */
async function cartAfterFailure(prepare: (client: QueryClient, queryKey: readonly unknown[]) => void): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(cartQuery.queryKey, cart);
  client.setQueryData(cartItemsQuery.queryKey, {});
  client.setQueryData(knownCouponsQuery.queryKey, {});
  client.setQueryData(promotionsQuery.queryKey, []);
  const { queryKey } = cartRefreshQuery(client, cart.lines);
  prepare(client, queryKey);
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new TypeError('Failed to fetch')) });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <CartScreen coupons={null} next={null} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

test('what the shop has said to be gone stays gone when asking again fails', async () => {
  const minuteAgo = Date.now() - 60_000;
  const shown = await cartAfterFailure(
    (client, key) => void client.setQueryData(key, minuteAgo, { updatedAt: minuteAgo }),
  );
  expect(shown).toContain(texts.vanished);
});

test('what the shop was never asked about is not said to be gone', async () => {
  expect(await cartAfterFailure(() => {})).not.toContain(texts.vanished);
});
