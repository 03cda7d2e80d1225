import { expect, test } from 'vitest';
import { isAt, menuOf } from '../../../src/features/administration/deskPlaces.ts';
import { deskGroups, deskScreens } from '../../../src/features/administration/deskScreens.ts';

const places = menuOf(deskScreens).flatMap((each) => each.places);

test('every screen with an entry stands in the menu, group after group', () => {
  const entries = deskScreens.flatMap(({ path, menu }) => (menu === null ? [] : [path]));
  expect(places.map(({ path }) => path)).toEqual(entries);
});

test('groups without an entry for a person are left out', () => {
  const orders = deskScreens.filter(({ menu }) => menu?.word === 'orders');
  expect(menuOf(orders).map(({ group }) => group)).toEqual(['sales']);
  expect(deskGroups.length).toBeGreaterThan(1);
});

test('a screen that is opened from a place belongs to it, and a place with a longer name does not', () => {
  const orders = { path: '/admin/orders', word: 'orders' } as const;
  expect(isAt(orders, '/admin/orders/12')).toBe(true);
  expect(isAt(orders, '/admin/orders-of-books')).toBe(false);
});
