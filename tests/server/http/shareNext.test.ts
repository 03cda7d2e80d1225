import { expect, test } from 'vitest';
import { shareNext } from '../../../server/base/shareNext.ts';

/** Work that the test finishes by hand; its result is its number. */
function makeWork() {
  const runs: { end: () => void; fail: (reason: Error) => void }[] = [];
  const work = () =>
    new Promise<number>((resolve, reject) => {
      const number = runs.length;
      runs.push({ end: () => resolve(number), fail: reject });
    });
  return { runs, ask: shareNext(work) };
}

test('all who ask while one runs share the next, which begins after they have asked', async () => {
  const { runs, ask } = makeWork();
  const first = ask();
  const later = [ask(), ask(), ask()];
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  expect(await first).toBe(0);
  expect(runs).toHaveLength(2);
  const latest = ask();
  runs[1]?.end();
  expect(await Promise.all(later)).toEqual([1, 1, 1]);
  runs[2]?.end();
  expect(await latest).toBe(2);
});

test('who asks when nothing runs gets work of its own', async () => {
  const { runs, ask } = makeWork();
  for (const number of [0, 1]) {
    const answer = ask();
    runs[number]?.end();
    expect(await answer).toBe(number);
  }
});

test('a failure is told to those who waited for it, and to nobody after them', async () => {
  const { runs, ask } = makeWork();
  const first = ask();
  const second = ask();
  runs[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  runs[1]?.end();
  expect(await second).toBe(1);
  const third = ask();
  runs[2]?.end();
  expect(await third).toBe(2);
});
