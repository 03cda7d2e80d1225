import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askInPlace } from '../../../src/features/session/askedInPlace.ts';
import { useEndedToTell } from '../../../src/features/session/useEndedToTell.ts';
import { noteParting, notePresence } from '../../../src/platform/session/endedSession.ts';
import { sessionKey } from '../../../src/platform/session/sessionKey.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

const mali = { id: 'mali', role: 'student' };

let told: RunningHook<boolean>;
let client: QueryClient;

async function open(address: string): Promise<void> {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(sessionKey, mali);
  const routed = (inside: ReactNode) => createElement(MemoryRouter, { initialEntries: [address] }, inside);
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, routed(inside));
  told = await runHook(useEndedToTell, around);
}

const sessionEnds = () =>
  told.does(async () => {
    noteParting('ended');
    client.setQueryData(sessionKey, null);
    await new Promise((done) => setTimeout(done));
  });

beforeEach(() => {
  notifyManager.setScheduler(queueMicrotask);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', { getItem: () => null });
  notePresence();
});
afterEach(async () => {
  await told.leave();
  vi.unstubAllGlobals();
});

test('is shown on public pages too, until it is dismissed', async () => {
  await open('/course/1003');
  expect(told.now()).toBe(false);
  await sessionEnds();
  expect(told.now()).toBe(true);
  await told.does(() => noteParting('left'));
  expect(told.now()).toBe(false);
});

test('not at the sign-in itself', async () => {
  await open('/login');
  await sessionEnds();
  expect(told.now()).toBe(false);
});

test('nor while a page says it in its own place', async () => {
  await open('/course/1003');
  let release = () => {};
  await told.does(() => {
    release = askInPlace();
  });
  await sessionEnds();
  expect(told.now()).toBe(false);
  await told.does(release);
  expect(told.now()).toBe(true);
});
