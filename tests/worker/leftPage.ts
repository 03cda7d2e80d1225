import { hashKey, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { get } from 'idb-keyval';
import { createElement, type ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import type { AccessCountdown } from '../../src/contract/learning/progress.ts';
import type { ToldHour } from '../../src/domain/learning/playedAt.ts';
import { countdownQuery, deviceLogQuery } from '../../src/features/playlist/playlistQueries.ts';
import { runHook } from '../support/run/runHook.ts';
import { goOffline, newDevice, openTab } from './device.ts';
import { untilCalledBack } from './hungDatabase.ts';
import { type Receiver, startReceiver } from './outbox/receiver.ts';
import { tinyLocks } from './tinyLocks.ts';

export const startedAt = Date.UTC(2026, 1, 14);
export const thisDevice = '7c1d2f7e-93a4-4a5b-8a61-2b1f0c9d4e55';
/** What the device has noted of the course, as the app keeps it. */
export const log = deviceLogQuery('5', '101').queryKey;

/** Its rows can be listed, as a browser's. */
export class TinyStorage {
  [row: string]: unknown;
  getItem(name: string) {
    return this[name] ?? null;
  }
  setItem(name: string, value: string) {
    this[name] = value;
  }
  removeItem(name: string) {
    delete this[name];
  }
}

/** What a page that is gone has left in its storage. */
export const leftRows = () => rowsOf('left');

/** What the outbox has left there, since no disk took it. */
export const sealedRows = () => rowsOf('sealed');

const rowsOf = (kind: string) => Object.keys(localStorage).filter((name) => name.startsWith(`lanrian.${kind}.`));

/** Each test begins on an empty device without a network; answers the server that it reaches later. */
export function deviceToLeaveForEachTest(): () => Receiver {
  let server: Receiver | undefined;
  beforeEach(async () => {
    const opened = await startReceiver();
    server = opened;
    newDevice(opened);
    vi.stubGlobal('navigator', { onLine: true, locks: tinyLocks() });
    goOffline();
    vi.stubGlobal('localStorage', new TinyStorage());
    localStorage.setItem('lanrian.device', thisDevice);
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    const page = new EventTarget();
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
      vi.stubGlobal(name, page[name].bind(page));
    }
    vi.useFakeTimers({ toFake: ['Date'], now: startedAt });
    return async () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
      await opened.close();
    };
  });
  return () => {
    if (!server) throw new Error('The server is there only while tests run');
    return server;
  };
}

/** Seven seconds of a lecture are less than is handed over by itself. */
export const playSeven = () => play(7);

/** A lecture runs for so many seconds on a page of its own, on a device that was `told` the shop's hour. */
export async function play(seconds: number, told: ToldHour | null = null) {
  vi.resetModules();
  const { usePlaybackLog } = await import('../../src/features/playlist/usePlaybackLog.ts');
  const film = Object.assign(new EventTarget(), { paused: false, seeking: false, currentTime: 0 });
  const video = film as unknown as HTMLVideoElement;
  const client = new QueryClient();
  client.setQueryData(['session'], { id: '5' });
  if (told !== null) {
    client.setQueryData(countdownQuery('5', '101').queryKey, stated(told.shop), { updatedAt: told.device });
  }
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  const whose = { learnerId: '5', courseId: '101', lectureId: '9' };
  const page = await runHook(() => usePlaybackLog(video, whose), around);
  for (let second = 0; second <= seconds; second += 1) {
    vi.setSystemTime(startedAt + second * 1_000);
    film.currentTime = second;
    film.dispatchEvent(new Event('timeupdate'));
    await untilCalledBack();
  }
  return { client, page };
}

/** An access without an end, as the shop stated it at this hour. */
const stated = (issuedAt: number): AccessCountdown => ({
  ...{ planType: 'oneTime', startedAt: 0, endsAt: null, allowanceMs: null, watchedMs: 0, orderId: '1' },
  signed: {
    statement: { courseId: '101', userId: '5', issuedAt, endsAt: null, watchAllowanceMs: null },
    ...{ signature: '', publicKey: null },
  },
});

/** The page is gone with this: nothing that it has IndexedDB do from now on comes about, and it gets no lock. */
export async function endsWith(last: () => void) {
  const [disk, { locks }] = [indexedDB, navigator];
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  vi.stubGlobal('navigator', { onLine: false, locks: { request: () => new Promise(() => {}) } });
  last();
  await untilCalledBack();
  vi.stubGlobal('navigator', { onLine: false, locks });
  vi.stubGlobal('indexedDB', disk);
}

/** The page is left. */
export const leave = () => dispatchEvent(new Event('pagehide'));

/** The page goes out of sight, and may be killed there. */
export const hide = () => {
  vi.stubGlobal('document', Object.assign(document, { visibilityState: 'hidden' }));
  document.dispatchEvent(new Event('visibilitychange'));
};

/** The next start, where this person is here; `undefined`: nobody knows yet. */
export async function startAs(person: { id: string } | null | undefined) {
  const tab = await openTab();
  const { keepQueries, restoreQueries } = await import('../../src/platform/store/queryPersister.ts');
  const { privateQueryStore } = await import('../../src/platform/store/stores.ts');
  const client = new QueryClient();
  await restoreQueries(client, 'private', Date.now());
  const stopKeeping = keepQueries(client);
  if (person !== undefined) client.setQueryData(['session'], person);
  const { takeUpLeft } = await import('../../src/features/playlist/takeUpLeft.ts');
  await takeUpLeft(client);
  stopKeeping();
  const reports = (await tab.allEntries()).map(({ owner, draft }) => ({ owner, draft }));
  const onDisk = async () => (await get<{ data: unknown }>(hashKey(log), privateQueryStore()))?.data;
  return { tab, client, reports, onDisk, known: client.getQueryData(log) };
}

export const seven = { lectureId: '9', from: 0, to: 7, recordedAt: startedAt + 7_000 };

export const reportOfSeven = {
  owner: { kind: 'user', userId: '5' },
  draft: { userId: '5', courseId: '101', deviceId: thisDevice, intervals: [seven] },
};
