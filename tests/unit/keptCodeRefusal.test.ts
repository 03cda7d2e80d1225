import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isCodeRefusalKept, useKeptCodeRefusal } from '../../src/features/checkout/keptCodeRefusal.ts';
import { runHook } from '../support/runHook.ts';

let kept: Map<string, string>;

/** The page that tells it, or no longer. */
const open = (isTold: boolean) =>
  runHook(() => {
    const [isStillTold, tell] = useState(isTold);
    useKeptCodeRefusal(isStillTold);
    return tell;
  });

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('a refused code is told again after a reload until the next press', async () => {
  await open(true);
  expect(isCodeRefusalKept()).toBe(true);
  const loadedAnew = await open(isCodeRefusalKept());
  expect(isCodeRefusalKept()).toBe(true);
  await loadedAnew.does((tell) => tell(false));
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
