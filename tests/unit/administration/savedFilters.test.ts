import { beforeEach, expect, test, vi } from 'vitest';
import { everyOrder } from '../../../src/domain/order/orderSearch.ts';
import {
  maxSavedFilters,
  readSavedFilters,
  withFilter,
  writeSavedFilters,
} from '../../../src/features/administration/orderList/savedFilters.ts';
import { readFilter } from '../../../src/features/administration/orders/useOrderSearch.ts';
import { TinyStorage } from '../../support/run/tinyStorage.ts';

beforeEach(() => vi.stubGlobal('localStorage', new TinyStorage()));

const { keyword: _, ...every } = everyOrder;
const refunded = { ...every, status: 'refunded', method: 'wallet', from: '2026-03-01', sort: 'dearest' } as const;

test('a saved filter comes back whole, and one of the same name replaces it', () => {
  writeSavedFilters(withFilter([], { name: 'Refunds', filter: every }));
  writeSavedFilters(withFilter(readSavedFilters(), { name: 'Refunds', filter: refunded }));
  expect(readSavedFilters()).toEqual([{ name: 'Refunds', filter: refunded }]);
  const refused = { ...every, refund: 'refused' } as const;
  writeSavedFilters([{ name: 'Refused refunds', filter: refused }]);
  expect(readSavedFilters()).toEqual([{ name: 'Refused refunds', filter: refused }]);
});

test('broken rows are left out, and never more than eight are read', () => {
  localStorage.setItem(
    'lanrian.orderFilters',
    JSON.stringify([{ name: 'x' }, null, { name: 'Every', query: 'status=all&sort=' }]),
  );
  expect(readSavedFilters()).toEqual([{ name: 'Every', filter: every }]);
  localStorage.setItem('lanrian.orderFilters', '{');
  expect(readSavedFilters()).toEqual([]);
  const many = Array.from({ length: 12 }, (_each, place) => ({ name: `${place}`, filter: every }));
  writeSavedFilters(many);
  expect(readSavedFilters()).toHaveLength(maxSavedFilters);
});

test('an address with an impossible day, method or sort filters by none of them', () => {
  const read = readFilter(new URLSearchParams('status=all&from=2026-02-30&to=31&method=gold&sort=up'));
  expect(read).toEqual(every);
});
