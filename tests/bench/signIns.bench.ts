import { setTimeout as wait } from 'node:timers/promises';
import { listCourses } from '../../src/contract/catalogue/catalogue.ts';
import { login } from '../../src/contract/people/session.ts';
import { startShop } from '../support/shop/shopServer.ts';
import type { Bench } from './bench.ts';
import { inMilliseconds, median, percentile } from './figures.ts';
import { type Target, timesOf } from './load.ts';
import { startScript } from './startBare.ts';

const rounds = { warmUp: 1, counted: 3 } as const;
/** Time between two requests of the other person (ms). */
const pause = 20;

/** How long a list takes while strangers try passwords, 200 at once, against the same shop without them. */
export const bench: Bench = {
  name: 'signIns',
  run: async () => {
    const shop = await startShop({ withoutPages: true });
    const list = { url: shop.url + listCourses.path };
    const alone: number[][] = [];
    const beside: number[][] = [];
    try {
      for (let round = 0; round < rounds.warmUp + rounds.counted; round += 1) {
        const strangers = await startScript('strangers.ts', [shop.url + login.path]);
        let isOver = false;
        const end = strangers.waitFor(/all were answered/, 300_000).then(() => {
          isOver = true;
        });
        const tried = await readWhile(list, () => !isOver);
        await end;
        const quiet = await readWhile(list, (count) => count < tried.length);
        if (round < rounds.warmUp) continue;
        alone.push(quiet);
        beside.push(tried);
      }
      const of = (all: readonly number[][], share: number) => median(all.map((times) => percentile(times, share)));
      return [
        inMilliseconds('List while 200 strangers try passwords: p50', of(beside, 0.5), of(alone, 0.5)),
        inMilliseconds('List while 200 strangers try passwords: p95', of(beside, 0.95), of(alone, 0.95)),
      ];
    } finally {
      await shop.stop();
    }
  },
};

/** Milliseconds of each request of a person who reads on for so long. */
async function readWhile(target: Target, isOn: (count: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (isOn(times.length)) {
    times.push(...(await timesOf(target, 1)));
    await wait(pause);
  }
  return times;
}
