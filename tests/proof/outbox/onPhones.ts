import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../support/browser/chromium.ts';
import type { Proved } from '../proof.ts';
import { sayProgress } from '../sayProgress.ts';
import { openPhone, type Phone, type Sabotage } from './phone.ts';
import { openProofShop, type ProofShop } from './shop.ts';

/** Number of browsers: most of a run is waiting for an idle page. */
const phonesAtOnce = 6;
const runLimitMs = 300_000;

export type OnPhones<Run> = {
  readonly seedFrom: number;
  readonly seedTo: number;
  /** Breaks a guarantee, which the proof must notice. */
  readonly sabotage: Sabotage;
  readonly carryOut: (phone: Phone, shop: ProofShop, seed: number) => Promise<Run>;
  readonly describe: (runs: readonly Run[]) => string;
};

/** Runs the seeds on several phones with one shop. */
export async function proveOnPhones<Run extends { readonly wrong: readonly string[] }>({
  seedFrom,
  seedTo,
  sabotage,
  carryOut,
  describe,
}: OnPhones<Run>): Promise<Proved> {
  const seeds = Array.from({ length: seedTo - seedFrom + 1 }, (_, place) => seedFrom + place);
  const shop = await openProofShop(seeds.length);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  const failures: string[] = [];
  const runs: Run[] = [];
  const line = seeds.values();
  const seedEnded = sayProgress(seeds.length);
  const work = async () => {
    let phone = await openPhone(browser, shop.url, sabotage);
    for (const seed of line) {
      try {
        const run = await within(runLimitMs, carryOut(phone, shop, seed));
        runs.push(run);
        failures.push(...run.wrong.map((what) => `seed ${seed}: ${what}`));
      } catch (fault) {
        failures.push(`seed ${seed}: ${fault instanceof Error ? fault.stack : String(fault)}`);
        await phone.close();
        phone = await openPhone(browser, shop.url, sabotage);
      }
      seedEnded(failures);
    }
    await phone.close();
  };
  try {
    await Promise.all(Array.from({ length: Math.min(phonesAtOnce, seeds.length) }, work));
  } finally {
    await browser.close();
    await shop.stop();
  }
  return { cases: runs.length, failures, notes: [describe(runs)] };
}

async function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`It did not end within ${limit} ms`)), limit);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
