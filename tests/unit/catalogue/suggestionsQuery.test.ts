import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { encode } from 'zod/mini';
import { listCourses } from '../../../src/contract/catalogue/catalogue.ts';
import { suggestionsQuery } from '../../../src/features/finding/suggestionsQuery.ts';
import { row } from '../listingFixture.ts';

const askCatalogue = vi.fn();
vi.mock('../../../src/features/search/askCatalogue.ts', () => ({
  askCatalogue: (...question: unknown[]) => askCatalogue(...question),
}));

const ask = vi.fn();
beforeEach(() => {
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  ask.mockReset();
  return () => vi.unstubAllGlobals();
});

const suggested = async () => {
  const { items } = await new QueryClient().fetchQuery(suggestionsQuery(new QueryClient(), 'ภาษา', 'THB'));
  return items.map(({ id }) => id);
};

test("the device's catalogue suggests while the network says nothing", async () => {
  ask.mockReturnValue(new Promise(() => {}));
  askCatalogue.mockImplementation(async (_, { search }) => ({
    rows: search.kind === 'course' ? [row('1', 'ภาษาญี่ปุ่น', 'Japanese')] : [],
    total: 1,
  }));
  expect(await suggested()).toEqual(['1']);
  expect(ask).not.toHaveBeenCalled();
});

test('the shop is asked while no catalogue is cached', async () => {
  askCatalogue.mockResolvedValue(null);
  const page = { rows: [row('2', 'ภาษาจีน', 'Chinese')], total: 1, counts: {} };
  const nothing = { ...page, rows: [], total: 0 };
  ask.mockImplementation(async (address: string) =>
    Response.json(encode(listCourses.response, String(address).includes('/public/courses') ? page : nothing)),
  );
  expect(await suggested()).toEqual(['2']);
});
