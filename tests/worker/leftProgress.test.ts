import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { runHook } from '../support/run/runHook.ts';
import { TinyStorage } from '../support/run/tinyStorage.ts';
import { goOnline, leftRows, openTab, stretch } from './device.ts';
import { untilCalledBack } from './hungDatabase.ts';
import {
  deviceToLeaveForEachTest,
  endsWith,
  hide,
  leave,
  play,
  playSeven,
  reportOfSeven,
  seven,
  startAgain,
  startedAt,
} from './leftPage.ts';

const server = deviceToLeaveForEachTest();

test('a page that is closed loses nothing: the next start moves the stretch into the outbox, once', async () => {
  await playSeven();
  await endsWith(leave);
  expect(leftRows()).toHaveLength(1);
  expect((await startAgain()).reports).toEqual([reportOfSeven]);
  expect(leftRows()).toEqual([]);
  expect((await startAgain()).reports).toEqual([reportOfSeven]);
});

test('a page that is killed loses at most ten seconds', async () => {
  await play(37);
  await endsWith(() => {});
  const thirty = { ...seven, to: 30, recordedAt: startedAt + 30_000 };
  expect((await startAgain()).reports).toEqual([
    { ...reportOfSeven, draft: { ...reportOfSeven.draft, intervals: [thirty] } },
  ]);
});

test('a hidden page hands over to the outbox', async () => {
  const page = await playSeven();
  hide();
  await untilCalledBack();
  expect(leftRows()).toEqual([]);
  expect((await startAgain()).reports).toEqual([reportOfSeven]);
  await page.leave();
});

test("a device whose clock is slow records by the shop's clock", async () => {
  const behind = 2 * 86_400_000;
  await play(7, { shop: startedAt + behind - 60_000, device: startedAt - 60_000 });
  await endsWith(leave);
  const { tab } = await startAgain();
  const [entry] = await tab.allEntries();
  expect(entry?.request.body).toMatchObject({ intervals: [{ recorded_at: '2026-02-16T00:00:07.000Z' }] });
});

test('two tabs that start at once move it once', async () => {
  await playSeven();
  await endsWith(leave);
  const starts = await Promise.all([startAgain(), startAgain()]);
  expect((await starts[0].tab.allEntries()).map(({ draft }) => draft)).toEqual([reportOfSeven.draft]);
});

test.each(['before it was sent', 'after it was sent'])('a move that is repeated %s has no effect', async (when) => {
  await playSeven();
  await endsWith(leave);
  const [name = ''] = leftRows();
  const row = localStorage.getItem(name) ?? '';
  const { tab } = await startAgain();
  goOnline(server());
  if (when === 'after it was sent') await tab.drainOutbox('now');
  localStorage.setItem(name, row);
  await (await startAgain()).tab.drainOutbox('now');
  expect(leftRows()).toEqual([]);
  expect(server().effects.size).toBe(1);
  expect((await tab.allEntries()).map(({ state }) => state)).toEqual(['sent']);
});

test('a storage that is full or refused throws nothing: the outbox takes the stretch', async () => {
  await playSeven();
  vi.spyOn(TinyStorage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  leave();
  const tab = await openTab();
  await expect.poll(async () => (await tab.allEntries()).map(({ draft }) => draft)).toEqual([reportOfSeven.draft]);
});

test('a row that cannot be read goes, and holds no other up', async () => {
  localStorage.setItem('lanrian.left.5.broken', '{');
  localStorage.setItem('lanrian.left.5.other', JSON.stringify({ key: 'k', userId: '5', watched: { from: 'x' } }));
  await playSeven();
  await endsWith(leave);
  expect((await startAgain()).reports).toEqual([reportOfSeven]);
  expect(leftRows()).toEqual([]);
});

test('the film goes on from where it was left, also before that is moved', async () => {
  await playSeven();
  await endsWith(leave);
  vi.resetModules();
  const { useCourseProgress } = await import('../../src/features/playlist/useCourseProgress.ts');
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client: new QueryClient() }, inside);
  notifyManager.setScheduler(queueMicrotask);
  const last = async (courseId: string) => {
    const course = await runHook(() => useCourseProgress('5', courseId, []), around);
    await course.does(untilCalledBack);
    const seconds = course.now().progress.last?.seconds;
    await course.leave();
    return seconds;
  };
  expect(await last('101')).toBe(7);
  expect(await last('102')).toBeUndefined();
});

test('a page moves it by itself at its start, and again when it is seen again', async () => {
  await playSeven();
  await endsWith(leave);
  const tab = await openTab();
  const { startOutboxTriggers } = await import('../../src/platform/outbox/triggers.ts');
  const stop = startOutboxTriggers();
  await expect.poll(leftRows).toEqual([]);
  expect((await tab.allEntries()).map(({ draft }) => draft)).toEqual([reportOfSeven.draft]);
  const { noteLeft } = await import('../../src/platform/learning/leftProgress.ts');
  noteLeft({ key: 'a-key', userId: '5', courseId: '101', watched: stretch(20, 25) });
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(leftRows).toEqual([]);
  stop();
});
