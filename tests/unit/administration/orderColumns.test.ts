import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOrderColumns, withOrderColumn } from '../../../src/features/administration/orderList/orderColumns.ts';

const rows = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, value: string) => rows.set(name, value),
  }),
);
afterEach(() => rows.clear());

const usual = ['reporter', 'reportedAt', 'due', 'reported', 'comparison'];

test('a chosen column takes its place in the order of the table and comes back on the next visit', () => {
  expect(readOrderColumns()).toEqual(usual);
  withOrderColumn(readOrderColumns(), 'placedAt', true);
  withOrderColumn(readOrderColumns(), 'comparison', false);
  expect(readOrderColumns()).toEqual(['reporter', 'placedAt', 'reportedAt', 'due', 'reported']);
});

test('unknown columns are left out, and a broken row is the usual table', () => {
  rows.set('lanrian.orderColumns', JSON.stringify(['due', 'mood', null]));
  expect(readOrderColumns()).toEqual(['due']);
  rows.set('lanrian.orderColumns', '{');
  expect(readOrderColumns()).toEqual(usual);
});
