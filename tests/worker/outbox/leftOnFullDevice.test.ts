import { expect, test, vi } from 'vitest';
import { goOffline, goOnline } from '../device.ts';
import { untilCalledBack } from '../hungDatabase.ts';
import {
  deviceToLeaveForEachTest,
  endsWith,
  hide,
  leave,
  leftRows,
  play,
  playSeven,
  reportOfSeven,
  sealedRows,
  seven,
  startAs,
  startedAt,
  thisDevice,
} from '../leftPage.ts';
import { tinyLocks } from '../tinyLocks.ts';
import { type Behaviour, progressPath } from './receiver.ts';

const server = deviceToLeaveForEachTest();

/** Nothing of what was watched finds room until it is restored. */
function fillDisk() {
  const put = IDBObjectStore.prototype.put;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    const [value] = row as [{ kind?: string }];
    if (value.kind === 'progress') throw new DOMException('No space', 'QuotaExceededError');
    return put.apply(this, row as Parameters<typeof put>);
  });
}

/** The page is killed: its locks go, and none of its timers runs. */
async function killed() {
  vi.clearAllTimers();
  vi.stubGlobal('navigator', { onLine: false, locks: tinyLocks() });
  await untilCalledBack();
}

test('on a full device the row of a hidden page stays, and goes out with the next start if that one is killed', async () => {
  const full = fillDisk();
  await playSeven();
  hide();
  await untilCalledBack();
  expect(leftRows()).toHaveLength(1);
  await killed();
  full.mockRestore();
  expect((await startAs({ id: '5' })).reports).toEqual([reportOfSeven]);
  expect(leftRows()).toEqual([]);
});

test('a page that is killed in the middle on a full device loses what was not handed over yet, and no more', async () => {
  const full = fillDisk();
  await play(37);
  expect(leftRows()).toHaveLength(3);
  await killed();
  full.mockRestore();
  const { reports } = await startAs({ id: '5' });
  const thirty = { ...seven, to: 30, recordedAt: startedAt + 30_000 };
  expect(reports).toEqual([{ ...reportOfSeven, draft: { ...reportOfSeven.draft, intervals: [thirty] } }]);
  expect(leftRows()).toEqual([]);
});

test('what a living page has in hand is taken up by no other, and its row goes once the disk takes it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: startedAt });
  const full = fillDisk();
  await playSeven();
  hide();
  await untilCalledBack();
  expect((await startAs({ id: '5' })).reports).toEqual([]);
  expect(leftRows()).toHaveLength(1);
  full.mockRestore();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(leftRows).toEqual([]);
  expect((await startAs({ id: '5' })).reports).toEqual([reportOfSeven]);
});

test('what a start takes up on a full device keeps its row until the disk takes it', async () => {
  await playSeven();
  await endsWith(leave);
  const full = fillDisk();
  expect((await startAs({ id: '5' })).reports).toEqual([]);
  expect(leftRows()).toHaveLength(1);
  await killed();
  full.mockRestore();
  expect((await startAs({ id: '5' })).reports).toEqual([reportOfSeven]);
  expect(leftRows()).toEqual([]);
});

test.each(['whose answer is lost', 'that is answered'] as const)(
  'on a full device a stretch %s goes out of a hidden page once, also when that is killed then',
  async (answer) => {
    fillDisk();
    await playSeven();
    goOnline(server());
    server().next(progressPath, (_, response, pass) => {
      if (answer === 'whose answer is lost') response.destroy();
      pass();
    });
    hide();
    await vi.waitUntil(() => server().effects.size > 0);
    expect(leftRows()).toEqual([]);
    await killed();
    vi.restoreAllMocks();
    goOnline(server());
    const { tab } = await startAs({ id: '5' });
    await tab.drainOutbox('now');
    expect(server().effects.size).toBe(1);
  },
);

test.each([1, 2])(
  'on a full device what is on its way when the page is killed goes out again under its own key, also after %i tries',
  async (tries) => {
    fillDisk();
    await playSeven();
    goOnline(server());
    const lost: Behaviour = (_, response) => response.destroy();
    server().next(progressPath, ...Array.from({ length: tries }, () => lost));
    hide();
    await vi.waitUntil(() => server().arrivals.length === 1);
    await untilCalledBack();
    if (tries > 1) {
      await killed();
      vi.setSystemTime(startedAt + 60_000);
      goOnline(server());
      await startAs({ id: '5' });
      await vi.waitUntil(() => server().arrivals.length === 2);
      await untilCalledBack();
    }
    await killed();
    vi.restoreAllMocks();
    vi.setSystemTime(startedAt + 120_000);
    goOnline(server());
    const { known } = await startAs({ id: '5' });
    await vi.waitUntil(() => server().effects.size > 0);
    expect(known).toEqual([{ ...seven, deviceId: thisDevice }]);
    expect(server().effects.size).toBe(1);
    expect(new Set(server().arrivals.map(({ key, text }) => `${key} ${text}`)).size).toBe(1);
    expect(sealedRows()).toEqual([]);
  },
);

test('what was being sent when the page was killed is not lost to a database that never says whether it kept it', async () => {
  fillDisk();
  await playSeven();
  goOnline(server());
  server().next(progressPath, (_, response) => response.destroy());
  hide();
  await vi.waitUntil(() => server().arrivals.length === 1);
  await untilCalledBack();
  await killed();
  vi.restoreAllMocks();
  expect(sealedRows()).toHaveLength(1);
  expect(server().effects.size).toBe(0);

  goOffline();
  vi.setSystemTime(startedAt + 60_000);
  vi.doMock('../../../src/platform/outbox/writeProgress.ts', () => ({
    writeProgress: async () => {
      throw new Error('The database never said');
    },
  }));
  await startAs({ id: '5' }).catch(() => {});
  await killed();
  vi.doUnmock('../../../src/platform/outbox/writeProgress.ts');

  vi.setSystemTime(startedAt + 120_000);
  goOnline(server());
  const { tab } = await startAs({ id: '5' });
  await tab.drainOutbox('now');
  expect(server().effects.size).toBe(1);
});
