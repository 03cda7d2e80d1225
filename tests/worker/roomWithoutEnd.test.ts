import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

test('a write for which room is made again and again in vain ends as refused', async () => {
  // Another tab fills again what gives way.
  vi.stubGlobal('caches', { delete: async () => true, open: async () => ({ keys: async () => [] }) });
  const { withRoom } = await import('../../src/platform/makeRoom.ts');
  let tries = 0;
  const write = async () => {
    tries += 1;
    if (tries > 5_000) return;
    throw new DOMException('No space', 'QuotaExceededError');
  };
  await expect(withRoom(write)).rejects.toMatchObject({ name: 'QuotaExceededError' });
});
