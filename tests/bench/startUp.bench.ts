import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProcess } from '../support/run/processes.ts';
import { startShop } from '../support/shop/shopServer.ts';
import type { Bench } from './bench.ts';
import { inMilliseconds, median } from './figures.ts';
import { startScript } from './startBare.ts';

const times = 3;

/**
 * From the start of the process until it prints its address. The pages are built already; the first start makes the
 * database, its tables and the demo shop. Against Node that does nothing, and against the same Node opening an empty
 * database of the same kind, new or for the second time.
 */
export const bench: Bench = {
  name: 'start-up',
  run: async () => {
    const first: number[] = [];
    const second: number[] = [];
    const [node, made, opened]: [number[], number[], number[]] = [[], [], []];
    for (let time = 0; time < times; time += 1) {
      const folder = await mkdtemp(join(tmpdir(), 'lanrian-bare-'));
      node.push(await timed(() => runProcess(process.execPath, ['-e', '0'], { quiet: true })));
      made.push(await timed(() => openEmpty(folder)));
      opened.push(await timed(() => openEmpty(folder)));
      await rm(folder, { recursive: true, force: true });

      const shop = await startShop();
      first.push(shop.startedIn());
      await shop.restart();
      second.push(shop.startedIn());
      await shop.stop();
    }
    return [
      inMilliseconds('First start, against node -e 0', median(first), median(node)),
      inMilliseconds('First start, against making an empty database', median(first), median(made)),
      inMilliseconds('Second start, against node -e 0', median(second), median(node)),
      inMilliseconds('Second start, against opening an empty database', median(second), median(opened)),
    ];
  },
};

async function openEmpty(folder: string): Promise<void> {
  const process = await startScript('openEmptyDatabase.ts', [folder]);
  await process.waitFor(/open \d/, 60_000);
  await process.ended;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
