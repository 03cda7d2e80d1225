import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isCodeRefusalKept, useKeptCodeRefusal } from '../../../src/features/checkout/appliedCodeRefusal.ts';
import { runHook } from '../../support/run/runHook.ts';

let kept: Map<string, string>;

/** The page of a cart that tells it, or no longer. */
const open = (isToldFirst: boolean, cartFirst: string | null = 'course 1') =>
  runHook(() => {
    const [isTold, tell] = useState(isToldFirst);
    const [cart, change] = useState(cartFirst);
    useKeptCodeRefusal(isTold, cart, () => tell(false));
    return { isTold, tell, change };
  });

/** How the document came to be, and at which address. */
const loadBy = (type: string, address = 'https://shop.test/checkout') =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, name: address } as PerformanceNavigationTiming]);

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('location', new URL('https://shop.test/checkout?lang=th'));
  loadBy('reload');
});

test('a refused code is told again after a reload until the next press', async () => {
  await open(true);
  expect(isCodeRefusalKept()).toBe(true);
  const loadedAnew = await open(isCodeRefusalKept());
  expect(isCodeRefusalKept()).toBe(true);
  await loadedAnew.does(({ tell }) => tell(false));
  expect(isCodeRefusalKept()).toBe(false);
});

test('whoever leaves the page is told nothing of it when they come back', async () => {
  const page = await open(true);
  await page.leave();
  expect(isCodeRefusalKept()).toBe(false);
});

test('where nothing can be kept it is told until the page is loaded anew', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const page = await open(true);
  expect(isCodeRefusalKept()).toBe(false);
  await page.leave();
});

test.each(['reload', 'back_forward'])('it is told again to whoever comes back to the page (%s)', async (type) => {
  await open(true);
  loadBy(type);
  expect(isCodeRefusalKept()).toBe(true);
});

test('whoever has gone to another address has done with it, also where they reload the page afterwards', async () => {
  await open(true);
  loadBy('navigate');
  expect(isCodeRefusalKept()).toBe(false);
  loadBy('reload');
  expect(isCodeRefusalKept()).toBe(false);
});

test('a reload of another page is none of this one', async () => {
  await open(true);
  loadBy('reload', 'https://shop.test/course/1');
  expect(isCodeRefusalKept()).toBe(false);
});

test('it is told of its own cart only, once that is known, and stays while the cart is changed on the page', async () => {
  await open(true, 'course 1');
  const other = await open(isCodeRefusalKept(), null);
  expect(other.now().isTold).toBe(true);
  await other.does(({ change }) => change('course 2'));
  expect(other.now().isTold).toBe(false);
  expect(isCodeRefusalKept()).toBe(false);

  const page = await open(true, 'course 1');
  await page.does(({ change }) => change('course 1,product 3'));
  expect(page.now().isTold).toBe(true);
  const again = await open(isCodeRefusalKept(), 'course 1,product 3');
  expect(again.now().isTold).toBe(true);
});
