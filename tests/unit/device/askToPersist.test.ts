import { afterEach, expect, test, vi } from 'vitest';
import { askToPersist } from '../../../src/platform/store/askToPersist.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each<[string, unknown, boolean]>([
  ['promises', { persist: async () => true }, true],
  ['does not promise', { persist: async () => false }, false],
  ['refuses the question', { persist: () => Promise.reject(new TypeError('Not here')) }, false],
  ['cannot be asked', {}, false],
  ['has no storage to ask about', undefined, false],
])('a browser that %s', async (_, storage, isPersistent) => {
  vi.stubGlobal('navigator', { storage });
  expect(await askToPersist()).toBe(isPersistent);
});
