import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { WatchedInterval } from '../../src/contract/learning/progress.ts';
import { TinyStorage } from '../support/run/tinyStorage.ts';
import type { Receiver } from './outbox/receiver.ts';
import { tinyLocks } from './tinyLocks.ts';

/** An empty phone with a network that reaches the server. */
export function newDevice(server: Receiver) {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', new TinyStorage());
  reachServer(server);
}

/** Stretches outside of the outbox. */
export const leftRows = () => Object.keys(localStorage).filter((name) => name.startsWith('lanrian.left.'));

const realFetch = globalThis.fetch;

/** Pages use addresses without a host. */
export const reachServer = (server: Receiver) =>
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(new URL(path, server.url), init));

/** A device that reports no network. */
export const goOffline = () => {
  vi.stubGlobal('navigator', { onLine: false, locks: navigator.locks });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed');
  });
};

export const goOnline = (server: Receiver) => {
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  reachServer(server);
};

/** A page or worker of the app: its own modules over the device's shared storage. */
export async function openTab() {
  vi.resetModules();
  const [report, replace, discard, settle, progress, drain, store, release, entry] = await Promise.all([
    import('../../src/platform/outbox/queueReport.ts'),
    import('../../src/platform/outbox/replaceReport.ts'),
    import('../../src/platform/outbox/discardReports.ts'),
    import('../../src/platform/outbox/settleReport.ts'),
    import('../../src/platform/outbox/queueProgress.ts'),
    import('../../src/platform/outbox/drainOutbox.ts'),
    import('../../src/platform/outbox/outboxStore.ts'),
    import('../../src/platform/outbox/releaseEntries.ts'),
    import('../../src/platform/outbox/entry.ts'),
  ]);
  return { ...report, ...replace, ...discard, ...settle, ...progress, ...drain, ...store, ...release, ...entry };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** A page that is killed by `dies`: it waits for ever, and its locks are released. */
export async function openMortalTab(server: Receiver): Promise<Tab> {
  vi.stubGlobal('navigator', { onLine: true, locks: tinyLocks() });
  reachServer(server);
  return openTab();
}

/** Kills the app at the nth request from now: before it is sent, or at its answer. */
export function dieAtRequest(server: Receiver, count: number, when: 'before' | 'after'): Promise<void> {
  const dead = Promise.withResolvers<void>();
  let requests = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests += 1;
    if (requests < count) return realFetch(new URL(path, server.url), init);
    if (when === 'after' && requests === count) await realFetch(new URL(path, server.url), init);
    dead.resolve();
    return new Promise(() => {});
  });
  return dead.promise;
}

export const slipOf = (seed: number, length = 4_000): ArrayBuffer =>
  Uint8Array.from({ length }, (_, place) => (place * 31 + seed * 7) % 256).buffer;

export const token = 'order-token-0123456789abcdef';

/** A report as the form creates it. */
export const reportOf = (key: string, slips: readonly ArrayBuffer[] = [slipOf(1)], note = '') => ({
  key,
  report: {
    orderId: '77',
    orderToken: token,
    contactName: 'มะลิ ใจดี',
    email: 'mali@example.com',
    tel: '0812345678',
    originBankCode: 'kbank',
    accountId: '1',
    transferredAt: Date.UTC(2026, 1, 14, 17, 0),
    time: '00:00:00',
    amount: 129_000,
    note,
  },
  slips: slips.map((bytes, place) => ({ name: `slip-${place}.jpg`, type: 'image/jpeg', bytes })),
  draft: { note },
  now: Date.now(),
});

export const stretch = (from: number, to: number, lectureId = '9'): WatchedInterval => ({
  lectureId,
  from,
  to,
  recordedAt: Date.UTC(2026, 1, 14) + to * 1_000,
});
