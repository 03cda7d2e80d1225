import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { getPricingPlans } from '../../src/contract/cart.ts';
import type { CartLine } from '../../src/domain/cart.ts';

const line: CartLine = {
  ...{ itemId: '1001', kind: 'course', planId: '1', quantity: 1, seenPrice: null, addedAt: 0 },
};

test.each(['NOT_FOUND', 'NOT_PUBLISHED'])('an item that is not shown (%s) stops no other of the cart', async (code) => {
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async (path: string) =>
    path === getPricingPlans.path
      ? Response.json({ success: true, data: [] })
      : Response.json({ success: false, error: { code, message: code, details: {} } }, { status: 404 }),
  );
  vi.resetModules();
  vi.doMock('../../src/features/search/askCatalogue.ts', () => ({ askCatalogue: async () => [] }));
  const { cartRefreshQuery } = await import('../../src/features/cart/refreshCart.ts');
  const client = new QueryClient();
  await expect(client.fetchQuery(cartRefreshQuery(client, [line]))).resolves.toEqual(expect.any(Number));
  vi.unstubAllGlobals();
});
