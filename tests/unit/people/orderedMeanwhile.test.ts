import { IDBFactory } from 'fake-indexeddb';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOrderedMeanwhile } from '../../../src/features/checkout/attempt/useOrderedMeanwhile.ts';
import { readKnownOrders, rememberOrder } from '../../../src/platform/session/knownOrders.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

vi.mock('../../../src/platform/session/knownOrders.ts', { spy: true });

type Seen = { readonly itemIds: readonly string[]; readonly isArriving: boolean };
type Shown = { readonly isOrdered: boolean; readonly see: (seen: Seen) => void };
let page: RunningHook<Shown>;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  page = await runHook(() => {
    const [{ itemIds, isArriving }, see] = useState<Seen>({ itemIds: [], isArriving: false });
    return { isOrdered: useOrderedMeanwhile(itemIds, isArriving), see };
  });
});
afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
});

let orders = 0;
const opened = () => ({ token: `token ${++orders}`, orderId: `${orders}`, userId: null });
const order = (...itemIds: string[]) => rememberOrder({ ...opened(), itemIds });
const stand = async (hasLines: boolean, isArriving = false): Promise<void> => {
  await page.does(({ see }) => see({ itemIds: hasLines ? ['1017', '1018'] : [], isArriving }));
  // The device answers in order, so the page has been notified by then.
  await page.does(() => readKnownOrders());
};

test('lines of another window’s order count as ordered until other lines come, removed ones do not', async () => {
  await order('1018');
  await stand(false);
  expect(page.now().isOrdered).toBe(false);
  await stand(true);
  await order('1018');
  await stand(false);
  expect(page.now().isOrdered).toBe(true);
  await stand(true);
  expect(page.now().isOrdered).toBe(false);
  await stand(false);
  expect(page.now().isOrdered).toBe(false);
});

test('nothing is shown if the device cannot be read', async () => {
  await stand(true);
  await order('1018');
  vi.mocked(readKnownOrders).mockRejectedValueOnce(new Error('hangs'));
  await stand(false);
  expect(page.now().isOrdered).toBe(false);
});

test('an opened order, or one of other items, does not count as the order of the lines', async () => {
  await stand(true);
  await rememberOrder(opened());
  await order('9');
  await stand(false);
  expect(page.now().isOrdered).toBe(false);
});

test('an order whose page opens at once still counts as that of the lines', async () => {
  await stand(true);
  const made = opened();
  await rememberOrder({ ...made, itemIds: ['1017'] });
  await rememberOrder(made);
  await stand(false);
  expect(page.now().isOrdered).toBe(true);
});

test('where the lines go before the order is known, it is looked for once the shop has told of it', async () => {
  await stand(true);
  await stand(false, true);
  await order('1017');
  await stand(false);
  expect(page.now().isOrdered).toBe(true);
});
