import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agree, findOffered, order } from '../support/browser/shopping.ts';
import { startPostgres } from '../support/run/postgres.ts';
import { runProcess } from '../support/run/processes.ts';
import { makeBuyers } from '../support/shop/makeBuyers.ts';
import { shopClient } from '../support/shop/shopClient.ts';
import { type RunningShop, startShop } from '../support/shop/shopServer.ts';
import { slipPicture } from '../support/shop/slipPicture.ts';
import type { Bench, BenchRow } from './bench.ts';
import { inMegabytes } from './figures.ts';
import { sendMany } from './load.ts';
import { startScript } from './startBare.ts';

const buyerCount = 80;
const coursesEach = 10;
/** Each step is a tenth of the way, and the second one ends at the 20,000 requests that the last one is held against. */
const steps = 10;
const requestsAStep = 10_000;
const uploadsAStep = 20;
const readPaths = ['/public/courses', '/public/courses?keyword=piano', '/courses', '/', '/public/product'];

/**
 * Resident memory of the shop's process: idle on both databases, and on PostgreSQL over 100,000 mixed requests (lists,
 * searches, pages, quotes, orders and slips).
 */
export const bench: Bench = {
  name: 'memory',
  run: async () => [...(await onPglite()), ...(await onPostgres())],
};

async function onPglite(): Promise<BenchRow[]> {
  const shop = await startShop();
  try {
    await shop.restart();
    return [
      inMegabytes('Idle on PGlite, against an empty one', await residentBytes(shop.pid()), await emptyDatabaseBytes()),
    ];
  } finally {
    await shop.stop();
  }
}

async function onPostgres(): Promise<BenchRow[]> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('memory');
  const shop = await startShop({ env: { DATABASE_URL: databaseUrl } });
  try {
    await shop.restart();
    const idle = await residentBytes(shop.pid());
    const curve = await curveOf(shop, databaseUrl);
    const [, afterTwoSteps = Number.NaN] = curve;
    return [
      inMegabytes('Idle on PostgreSQL (at most 250 MB)', idle, idle),
      ...curve.map((bytes, step) =>
        inMegabytes(`After ${(step + 1) * requestsAStep} mixed requests, against 20,000`, bytes, afterTwoSteps),
      ),
    ];
  } finally {
    await shop.stop();
    await postgres.stop();
  }
}

/** Bytes after each step. */
async function curveOf(shop: RunningShop, databaseUrl: string): Promise<number[]> {
  const client = shopClient(shop.url);
  const buyers = await makeBuyers({ ...shop, databaseUrl }, buyerCount);
  const offered = (await findOffered(client)).filter(({ seatsLeft }) => seatsLeft === null).slice(0, coursesEach);
  const purchases = buyers.flatMap((buyer) => offered.map((course) => ({ buyer, course })));
  const purchasesAStep = purchases.length / steps;
  const slip = await slipPicture('A transfer');
  const bytes: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    for (const [done, { buyer, course }] of purchases.splice(0, purchasesAStep).entries()) {
      const placed = await order(client, buyer, await agree(client, buyer, course), randomUUID());
      if (placed.kind === 'refused') throw new Error(`An order was refused: ${placed.status} ${placed.code}`);
      if (done >= uploadsAStep) continue;
      const sent = await client.upload([slip], { as: buyer, orderToken: placed.value.token });
      if (sent.kind === 'refused') throw new Error(`A slip was refused: ${sent.status} ${sent.code}`);
    }
    // An order comes after its quote.
    const readsLeft = requestsAStep - 2 * purchasesAStep - uploadsAStep;
    for (const path of readPaths) await sendMany({ url: `${shop.url}${path}` }, readsLeft / readPaths.length);
    bytes.push(await residentBytes(shop.pid()));
  }
  return bytes;
}

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
