import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProcess } from '../support/run/processes.ts';
import { startShop } from '../support/shop/shopServer.ts';
import type { Bench } from './bench.ts';
import { fetchRaw } from './fetchRaw.ts';
import { inMegabytes } from './figures.ts';
import { sendMany } from './load.ts';
import { startBare, startScript } from './startBare.ts';

const path = '/public/courses';
const requests = 1_000;

/** Resident memory of the process after its start, and after 1,000 requests, against a bare server, and with an empty database open. */
export const bench: Bench = {
  name: 'memory',
  run: async () => {
    const shop = await startShop();
    try {
      await shop.restart();
      const ours = await residentBytes(shop.pid());
      const url = `${shop.url}${path}`;
      const bare = await startBare((await fetchRaw(url, {})).bytes, { 'content-type': 'application/json' });
      const against = await residentBytes(bare.pid);
      await sendMany({ url }, requests);
      await sendMany({ url: bare.url }, requests);
      const rows = [
        inMegabytes('Memory after a second start', ours, against),
        inMegabytes('Memory after a second start, against an empty database', ours, await emptyDatabaseBytes()),
        inMegabytes('Memory after 1,000 requests', await residentBytes(shop.pid()), await residentBytes(bare.pid)),
      ];
      await bare.stop();
      return rows;
    } finally {
      await shop.stop();
    }
  },
};

/** Of Node with the embedded database open and nothing in it. */
async function emptyDatabaseBytes(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'lanrian-bare-'));
  const database = await startScript('openEmptyDatabase.ts', [folder]);
  const [, bytes] = await database.waitFor(/open (\d+)/, 60_000);
  await database.ended;
  await rm(folder, { recursive: true, force: true });
  return Number(bytes);
}

/** As the system counts it; where there is no /proc, `ps` tells. */
async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, told] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? [];
  if (told) return Number(told) * 1_024;
  const { output } = await runProcess('ps', ['-o', 'rss=', '-p', String(pid)], { quiet: true });
  return Number(output.trim()) * 1_024;
}
