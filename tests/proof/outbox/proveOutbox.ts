import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../support/browser/chromium.ts';
import type { Proved } from '../proof.ts';
import { carryOut, type Run } from './carryOut.ts';
import { openPhone, type Sabotage } from './phone.ts';
import { scenarioOf } from './scenario.ts';
import { openProofShop } from './shop.ts';

/** Number of browsers: most of a run is waiting for an idle page. */
const phonesAtOnce = 6;
const runLimitMs = 300_000;

/** Runs the seeds on several phones with one shop. `sabotage` breaks a guarantee, which must be noticed. */
export async function proveOutbox(seedFrom: number, seedTo: number, sabotage: Sabotage = null): Promise<Proved> {
  const seeds = Array.from({ length: seedTo - seedFrom + 1 }, (_, place) => seedFrom + place);
  const shop = await openProofShop(seeds.length);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  const failures: string[] = [];
  const runs: Run[] = [];
  const line = seeds.values();
  const work = async () => {
    let phone = await openPhone(browser, shop.url, sabotage);
    for (const seed of line) {
      try {
        const run = await within(runLimitMs, carryOut(phone, shop, scenarioOf(seed)));
        runs.push(run);
        failures.push(...run.wrong.map((what) => `seed ${seed}: ${what}`));
      } catch (fault) {
        failures.push(`seed ${seed}: ${fault instanceof Error ? fault.stack : String(fault)}`);
        await phone.close();
        phone = await openPhone(browser, shop.url, sabotage);
      }
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

function describe(runs: readonly Run[]): string {
  const sum = (of: (run: Run) => number) => runs.reduce((total, run) => total + of(run), 0);
  const deaths = runs.flatMap(({ died }) => died);
  const points = (who: string) => new Set(deaths.filter((death) => death.startsWith(who))).size;
  return (
    `${deaths.length} deaths of ${sum((run) => run.planned)} planned (the point of the others never came), at ` +
    `${points('page')} points of the page and ${points('worker')} of the worker; ` +
    `${sum((run) => run.faults)} requests that went wrong, ${sum((run) => Number(run.isMadeAnew))} reports made anew, ` +
    `${sum((run) => Number(run.isForgotten))} that had arrived and went from the device with their owner, ` +
    `${sum((run) => run.slipsLeft)} slips left on a device without need`
  );
}
