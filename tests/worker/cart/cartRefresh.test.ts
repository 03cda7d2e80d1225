import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { getPricingPlans } from '../../../src/contract/cart/cart.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import type { CartLine } from '../../../src/domain/cart/cart.ts';
import { course } from '../../unit/courseFixture.ts';
import { row } from '../../unit/listingFixture.ts';

const line: CartLine = {
  ...{ itemId: '1001', kind: 'course', planId: '1', quantity: 1, seenPrice: null, addedAt: 0 },
};

test.each(['NOT_FOUND', 'NOT_PUBLISHED'])('an item that is not shown (%s) stops no other of the cart', async (code) => {
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async (path: string) =>
    path === getPricingPlans.path
      ? Response.json({ success: true, data: [] })
      : Response.json({ success: false, error: { code, message: code, details: {} } }, { status: 404 }),
  );
  vi.resetModules();
  vi.doMock('../../../src/features/search/askCatalogue.ts', () => ({ askCatalogue: async () => [] }));
  const { cartRefreshQuery } = await import('../../../src/features/cart/refreshCart.ts');
  const client = new QueryClient();
  await expect(client.fetchQuery(cartRefreshQuery(client, [line]))).resolves.toEqual(expect.any(Number));
  vi.unstubAllGlobals();
});

test('stock is fetched only for limited items: it runs out, and returns', async () => {
  const asked: string[] = [];
  const full = { ...row('1001', 'เต็ม', 'Full'), seatsLeft: 0 };
  const open = { ...row('1002', 'ว่าง', 'Open'), seatsLeft: 3 };
  const uncounted = { ...row('1003', 'ไม่จำกัด', 'Uncounted'), seatsLeft: null };
  const silent = { ...row('1004', 'เงียบ', 'Silent'), seatsLeft: 5 };
  const now: Record<string, object> = { '1001': { ...full, seatsLeft: 1 }, '1002': { ...open, seatsLeft: 0 } };
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === getPricingPlans.path) return Response.json({ success: true, data: [] });
    if (path.startsWith('/public/')) asked.push(path);
    if (path.includes('/1004/')) return new Response('<h1>Bad gateway</h1>', { status: 502 });
    return Response.json(z.encode(courseDetail.response, course(now[path.split('/')[3] ?? ''])));
  });
  vi.resetModules();
  vi.doMock('../../../src/features/search/askCatalogue.ts', () => ({
    askCatalogue: async () => [full, open, uncounted, silent],
  }));
  const { cartRefreshQuery } = await import('../../../src/features/cart/refreshCart.ts');
  const { readCartItems } = await import('../../../src/platform/cart/cartItems.ts');
  const client = new QueryClient();
  const lines = ['1001', '1002', '1003', '1004'].map((itemId) => ({ ...line, itemId }));
  await client.fetchQuery(cartRefreshQuery(client, lines));
  expect(asked.toSorted()).toEqual(['/public/courses/1001/0', '/public/courses/1002/0', '/public/courses/1004/0']);
  const items = await readCartItems();
  expect(lines.map(({ itemId }) => items[itemId]?.listing.seatsLeft)).toEqual([1, 0, null, 5]);
  vi.unstubAllGlobals();
});
