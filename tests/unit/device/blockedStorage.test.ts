import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
const names = ['localStorage', 'sessionStorage', 'indexedDB', 'IDBKeyRange', 'caches'] as const;
const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

beforeEach(() => vi.resetModules());
const locks = Object.getOwnPropertyDescriptor(navigator, 'locks');
afterEach(() => {
  if (locks) Object.defineProperty(navigator, 'locks', locks);
  else Reflect.deleteProperty(navigator, 'locks');
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
});

const block = () => {
  for (const name of names) Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
};
const load = async () => ({
  ...(await import('../../../src/platform/store/blockedStorage.ts')),
  ...(await import('../../../src/platform/store/storesAnything.ts')),
  ...(await import('../../../src/platform/store/draftStorage.ts')),
  ...(await import('../../../src/platform/store/localRows.ts')),
});

test('blocked site data is replaced by stores in memory for the visit', async () => {
  block();
  const device = await load();
  await device.replaceBlockedStorage();
  await device.writeDraft('form', { word: 'typed' });
  expect(await device.readDraft('form')).toEqual({ word: 'typed' });
  expect(device.writeLocalRow('row 1', [1])).toBe(true);
  expect(device.readLocalRow('row 1')).toEqual([1]);
  expect(device.localRowNames('row')).toEqual(['row 1']);
  localStorage.removeItem('row 1');
  expect(localStorage.getItem('row 1')).toBeNull();
  sessionStorage.setItem('row 2', '2');
  sessionStorage.clear();
  expect(sessionStorage.getItem('row 2')).toBeNull();
  expect('caches' in globalThis).toBe(false);
});

test('blocked locks are replaced: holders of a name take turns, and who waits may leave', async () => {
  block();
  await (await load()).replaceBlockedStorage();
  const done: string[] = [];
  let release = () => {};
  const first = navigator.locks.request('name', async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    done.push('first');
  });
  const second = navigator.locks.request('name', async () => void done.push('second'));
  expect(await navigator.locks.request('name', { ifAvailable: true }, async (lock) => lock)).toBeNull();
  const leaving = new AbortController();
  const third = navigator.locks.request('name', { signal: leaving.signal }, async () => void done.push('third'));
  leaving.abort();
  await expect(third).rejects.toMatchObject({ name: 'AbortError' });
  expect((await navigator.locks.query()).held).toMatchObject([{ name: 'name' }]);
  release();
  await Promise.all([first, second]);
  expect(done).toEqual(['first', 'second']);
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toEqual([]));
});

test('a device with blocked site data is said to store nothing', async () => {
  block();
  const device = await load();
  await device.replaceBlockedStorage();
  expect(device.isStorageBlocked()).toBe(true);
  expect(await device.storesAnything()).toBe(false);
});

test('a browser that stores keeps its own stores', async () => {
  const own = { getItem: () => null };
  Object.defineProperty(globalThis, 'localStorage', { value: own, configurable: true });
  const device = await load();
  await device.replaceBlockedStorage();
  expect(device.isStorageBlocked()).toBe(false);
  expect(localStorage).toBe(own);
});
