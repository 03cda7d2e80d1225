import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clockOfThePage, untilCalledBack } from './hungDatabase.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a write for which room is made again and again in vain ends as refused', async () => {
  // Another tab fills the freed space again.
  vi.stubGlobal('caches', { delete: async () => true, open: async () => ({ keys: async () => [] }) });
  const { withRoom } = await import('../../src/platform/store/makeRoom.ts');
  let tries = 0;
  const write = async () => {
    tries += 1;
    if (tries > 5_000) return;
    throw new DOMException('No space', 'QuotaExceededError');
  };
  await expect(withRoom(write)).rejects.toMatchObject({ name: 'QuotaExceededError' });
});

describe('where the films and pictures of a full device never answer', () => {
  const silent = () => new Promise<never>(() => {});
  const full = () => {
    throw new DOMException('No space', 'QuotaExceededError');
  };
  beforeEach(() => {
    vi.stubGlobal('caches', { delete: silent, open: silent });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    vi.useFakeTimers(clockOfThePage);
  });

  const loaded = async () => ({
    ...(await import('../../src/platform/cart/cartStorage.ts')),
    ...(await import('../../src/platform/store/draftStorage.ts')),
    ...(await import('../../src/platform/store/makeRoom.ts')),
  });
  const writings: Record<string, (device: Awaited<ReturnType<typeof loaded>>) => Promise<unknown>> = {
    'what an order was sent with': ({ writeDraft }) => writeDraft('checkout-attempt-1', {}),
    'a change of the cart': ({ changeCart }) => changeCart((cart) => cart),
    'a report': ({ withRoom }) => withRoom(async () => full()),
  };
  const oneMinute = async () => {
    for (let second = 0; second < 60; second += 1) {
      await untilCalledBack();
      await vi.advanceTimersByTimeAsync(1_000);
    }
  };

  test.each(Object.entries(writings))('%s ends as refused, and so does the next', async (_what, write) => {
    const device = await loaded();
    for (const wait of [write, write]) {
      const refused = vi.fn();
      wait(device).catch(refused);
      await oneMinute();
      expect(refused).toHaveBeenCalledWith(expect.objectContaining({ name: 'QuotaExceededError' }));
    }
  });
});
