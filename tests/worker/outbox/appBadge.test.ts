import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutboxEntry } from '../../../src/platform/outbox/entry.ts';

let shown: number | null;

beforeEach(() => {
  shown = null;
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', {
    locks: navigator.locks,
    setAppBadge: async (count: number) => {
      shown = count;
    },
    clearAppBadge: async () => {
      shown = null;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function openApp() {
  vi.resetModules();
  return {
    ...(await import('../../../src/platform/install/appBadge.ts')),
    ...(await import('../../../src/platform/session/knownOrders.ts')),
    ...(await import('../../../src/platform/outbox/outboxStore.ts')),
    ...(await import('../../../src/platform/push/news.ts')),
  };
}

const entryOf = (key: string, changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...{ key, kind: 'transferReport', owner: { kind: 'order', orderId: `order-${key}`, token: `token-${key}` } },
  request: { path: '/', body: {}, upload: null, email: null },
  ...{ draft: null, slips: [], state: 'queued', isSealed: false, attempts: 0, createdAt: 0, nextAttemptAt: 0 },
  ...{ receivedAt: null, problem: null },
  ...changes,
});

test('it counts the reports that wait for the network or the person, and decisions not looked at', async () => {
  const app = await openApp();
  for (const key of ['a', 'b', 'c', 'd']) {
    await app.rememberOrder({ token: `token-${key}`, orderId: `order-${key}`, userId: null });
  }
  await app.putEntry(entryOf('a'), new Map());
  await app.putEntry(entryOf('b', { state: 'failed' }), new Map());
  await app.putEntry(entryOf('c', { state: 'waitsForOwner' }), new Map());
  await app.putEntry(entryOf('d', { state: 'sent' }), new Map());
  const watched = entryOf('e', { kind: 'progress', owner: { kind: 'user', userId: '7' } });
  await app.putEntry(watched, new Map());
  await app.countFor('7');
  expect(shown).toBe(3);
  await app.noteNews({ path: '/order/token-d', tag: 'order-d' });
  await app.refreshAppBadge();
  expect(shown).toBe(4);
  await app.replaceEntry('a', (entry) => ({ ...entry, state: 'sent' }));
  await app.refreshAppBadge();
  expect(shown).toBe(3);
});

test("nobody sees another person's reports on the icon, also where the worker counts", async () => {
  const app = await openApp();
  await app.rememberOrder({ token: 'token-a', orderId: 'order-a', userId: '7' });
  await app.putEntry(entryOf('a'), new Map());
  await app.countFor('7');
  expect(shown).toBe(1);
  await app.countFor(null);
  expect(shown).toBeNull();
  const worker = await openApp();
  await worker.refreshAppBadge();
  expect(shown).toBeNull();
});

test('a browser without such a badge is left alone', async () => {
  vi.stubGlobal('navigator', { locks: navigator.locks });
  const app = await openApp();
  await app.countFor('7');
  await app.refreshAppBadge();
  expect(shown).toBeNull();
});
