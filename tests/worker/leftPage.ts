import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import type { AccessCountdown } from '../../src/contract/learning/progress.ts';
import { countdownQuery } from '../../src/features/playlist/playlistQueries.ts';
import { runHook } from '../support/run/runHook.ts';
import { goOffline, newDevice, openTab } from './device.ts';
import { untilCalledBack } from './hungDatabase.ts';
import { type Receiver, startReceiver } from './outbox/receiver.ts';
import { tinyLocks } from './tinyLocks.ts';

export const startedAt = Date.UTC(2026, 1, 14);
export const thisDevice = '7c1d2f7e-93a4-4a5b-8a61-2b1f0c9d4e55';

/** Starts each test on an empty device without a network, with a server for later. */
export function deviceToLeaveForEachTest(): () => Receiver {
  let server: Receiver | undefined;
  beforeEach(async () => {
    const opened = await startReceiver();
    server = opened;
    newDevice(opened);
    vi.stubGlobal('navigator', { onLine: true, locks: tinyLocks() });
    goOffline();
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

/** Seven seconds of a lecture, fewer than a regular report. */
export const playSeven = () => play(7);

/** A server time with the device's time at its arrival. */
type StatedTime = { readonly shop: number; readonly device: number };

/** Plays a lecture for this many seconds on a new page of a device with this server time (`stated`). */
export async function play(seconds: number, stated: StatedTime | null = null) {
  vi.resetModules();
  const { usePlaybackLog } = await import('../../src/features/playlist/usePlaybackLog.ts');
  const film = Object.assign(new EventTarget(), { paused: false, seeking: false, currentTime: 0 });
  const video = film as unknown as HTMLVideoElement;
  const client = new QueryClient();
  if (stated !== null) {
    client.setQueryData(countdownQuery('5', '101').queryKey, accessAt(stated.shop), { updatedAt: stated.device });
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
  return page;
}

/** An access without an end, stated at this server time. */
const accessAt = (issuedAt: number): AccessCountdown => ({
  ...{ planType: 'oneTime', startedAt: 0, endsAt: null, term: null, extension: null, orderId: '1' },
  ...{ allowanceMs: null, watchedMs: 0, finishedCount: 0 },
  signed: {
    statement: { courseId: '101', userId: '5', issuedAt, endsAt: null, watchAllowanceMs: null },
    ...{ signature: '', publicKey: null },
  },
});

/** The page is gone after this: later IndexedDB writes fail, and it gets no lock. */
export async function endsWith(last: () => void) {
  const [disk, { locks }] = [indexedDB, navigator];
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  vi.stubGlobal('navigator', { onLine: false, locks: { request: () => new Promise(() => {}) } });
  last();
  await untilCalledBack();
  vi.stubGlobal('navigator', { onLine: false, locks });
  vi.stubGlobal('indexedDB', disk);
}

/** Closes the page. */
export const leave = () => dispatchEvent(new Event('pagehide'));

/** Hides the page, which may then be killed. */
export const hide = () => {
  vi.stubGlobal('document', Object.assign(document, { visibilityState: 'hidden' }));
  document.dispatchEvent(new Event('visibilitychange'));
};

/** The next start moves the remaining stretches into the outbox. */
export async function startAgain() {
  const tab = await openTab();
  const { moveLeftProgress } = await import('../../src/platform/outbox/moveLeftProgress.ts');
  const outcome = await moveLeftProgress(Date.now());
  const reports = (await tab.allEntries()).map(({ owner, draft }) => ({ owner, draft }));
  return { tab, outcome, reports };
}

export const seven = { lectureId: '9', from: 0, to: 7, recordedAt: startedAt + 7_000 };

export const reportOfSeven = {
  owner: { kind: 'user', userId: '5' },
  draft: { userId: '5', courseId: '101', deviceId: thisDevice, intervals: [seven] },
};
