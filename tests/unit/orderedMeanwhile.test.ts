import { IDBFactory } from 'fake-indexeddb';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOrderedMeanwhile } from '../../src/features/checkout/useOrderedMeanwhile.ts';
import { readKnownOrders, rememberOrder } from '../../src/platform/knownOrders.ts';
import { type RunningHook, runHook } from '../support/runHook.ts';

vi.mock('../../src/platform/knownOrders.ts', { spy: true });

type Shown = { readonly isOrdered: boolean; readonly stand: (hasLines: boolean) => void };
let page: RunningHook<Shown>;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  page = await runHook(() => {
    const [hasLines, stand] = useState(false);
    return { isOrdered: useOrderedMeanwhile(hasLines), stand };
  });
});
afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
});

let orders = 0;
const order = () => rememberOrder({ token: `token ${++orders}`, orderId: `${orders}`, userId: null });
const stand = async (hasLines: boolean): Promise<void> => {
  await page.does(({ stand }) => stand(hasLines));
  // The device answers in turn: by then the page has heard, too.
  await page.does(() => readKnownOrders());
};

test('lines that went with an order of another window did so until others come, and those that were taken out did not', async () => {
  await order();
  await stand(false);
  expect(page.now().isOrdered).toBe(false);
  await stand(true);
  await order();
  await stand(false);
  expect(page.now().isOrdered).toBe(true);
  await stand(true);
  expect(page.now().isOrdered).toBe(false);
  await stand(false);
  expect(page.now().isOrdered).toBe(false);
});

test('nothing is told where the device does not say what it knows', async () => {
  await stand(true);
  await order();
  vi.mocked(readKnownOrders).mockRejectedValueOnce(new Error('hangs'));
  await stand(false);
  expect(page.now().isOrdered).toBe(false);
});
