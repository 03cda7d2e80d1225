import { listCourses } from '../../src/contract/catalogue/catalogue.ts';
import { login } from '../../src/contract/people/session.ts';
import { startShop } from '../support/shop/shopServer.ts';
import type { Bench } from './bench.ts';
import { inMilliseconds, median, percentile } from './figures.ts';
import { timesOf } from './load.ts';
import { startScript } from './startBare.ts';

const rounds = { warmUp: 2, counted: 9 } as const;

/** How long a list takes while 200 strangers try passwords at once, against the same shop without them. */
export const bench: Bench = {
  name: 'signIns',
  run: async () => {
    const shop = await startShop({ withoutPages: true });
    const list = { url: shop.url + listCourses.path };
    try {
      const alone: number[][] = [];
      const beside: number[][] = [];
      for (let round = 0; round < rounds.warmUp + rounds.counted; round += 1) {
        const quiet = await timesOf(list);
        const strangers = await startScript('strangers.ts', [shop.url + login.path]);
        await strangers.waitFor(/all are waiting/, 60_000);
        const tried = await timesOf(list);
        await strangers.stop('SIGKILL', 10_000);
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
