import { expect, test, vi } from 'vitest';
import { mergeIntervals } from '../../../src/domain/learning/progress.ts';
import { goOnline, leftRows } from '../device.ts';
import { untilCalledBack } from '../hungDatabase.ts';
import {
  deviceToLeaveForEachTest,
  endsWith,
  hide,
  leave,
  play,
  playSeven,
  reportOfSeven,
  startAgain,
} from '../leftPage.ts';

const server = deviceToLeaveForEachTest();

/** Writes of watched time fail until the disk is restored. */
function fillDisk() {
  const put = IDBObjectStore.prototype.put;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    const [value] = row as [{ kind?: string }];
    if (value.kind === 'progress') throw new DOMException('No space', 'QuotaExceededError');
    return put.apply(this, row as Parameters<typeof put>);
  });
}

test('on a full device the stretch of a hidden page waits in its row, also if that page is killed', async () => {
  const full = fillDisk();
  await playSeven();
  hide();
  await untilCalledBack();
  expect(leftRows()).toHaveLength(1);
  await endsWith(() => {});
  full.mockRestore();
  expect((await startAgain()).reports).toEqual([reportOfSeven]);
  expect(leftRows()).toEqual([]);
});

test('a page that is killed on a full device loses at most ten seconds, and each second is sent once', async () => {
  const full = fillDisk();
  await play(37);
  expect(leftRows()).toHaveLength(3);
  await endsWith(() => {});
  full.mockRestore();
  const { tab } = await startAgain();
  expect(leftRows()).toEqual([]);
  goOnline(server());
  await tab.drainOutbox('now');
  const told = server().arrivals.flatMap(({ text }) => JSON.parse(text).intervals);
  expect(told).toHaveLength(3);
  expect(mergeIntervals(told)).toEqual([{ from: 0, to: 30 }]);
});

test('a start on a full device leaves the row until the disk takes it', async () => {
  await playSeven();
  await endsWith(leave);
  const full = fillDisk();
  expect(await startAgain()).toMatchObject({ outcome: 'left', reports: [] });
  expect(leftRows()).toHaveLength(1);
  full.mockRestore();
  expect((await startAgain()).reports).toEqual([reportOfSeven]);
  expect(leftRows()).toEqual([]);
});
