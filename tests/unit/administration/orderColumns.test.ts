import { beforeEach, expect, test, vi } from 'vitest';
import { readOrderColumns, withOrderColumn } from '../../../src/features/administration/orderList/orderColumns.ts';
import { TinyStorage } from '../../support/run/tinyStorage.ts';

beforeEach(() => vi.stubGlobal('localStorage', new TinyStorage()));

const usual = ['reporter', 'reportedAt', 'due', 'reported', 'comparison'];

test('a chosen column takes its place in the order of the table and comes back on the next visit', () => {
  expect(readOrderColumns()).toEqual(usual);
  withOrderColumn(readOrderColumns(), 'placedAt', true);
  withOrderColumn(readOrderColumns(), 'comparison', false);
  expect(readOrderColumns()).toEqual(['reporter', 'placedAt', 'reportedAt', 'due', 'reported']);
});

test('unknown columns are left out, and a broken row is the usual table', () => {
  localStorage.setItem('lanrian.orderColumns', JSON.stringify(['due', 'mood', null]));
  expect(readOrderColumns()).toEqual(['due']);
  localStorage.setItem('lanrian.orderColumns', '{');
  expect(readOrderColumns()).toEqual(usual);
});
