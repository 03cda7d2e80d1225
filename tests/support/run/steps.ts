import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findShell } from '../browser/chromium.ts';
import { type RunningShop, seedShop } from '../shop/shopServer.ts';
import { buildPages } from './builtPages.ts';
import { compiledFolder, projectRoot, runProcess, toolEnvironment } from './processes.ts';
import { type StepRow, stepTable } from './stepTable.ts';
import { add, single, type Tally, tallyPlaywright, tallyReport, tallyVitest } from './tally.ts';

/** One part of the tests. `run` prints its progress and returns its count. */
export type Step = { readonly name: string; run(): Promise<Tally> };

const minute = 60_000;
const reports = join(projectRoot, '.cache', 'reports');
const vitestReporter = join(import.meta.dirname, 'vitestReport.ts');
const floorsWithTypes = ['src', 'sw', 'server', 'tests'];

export const types: Step = {
  name: 'types',
  run: async () => {
    const runs = [];
    // Each further checker works out the types that the files share once more.
    const tsc = (floor: string) => runProcess('tsc', ['-p', floor, '--checkers', '1'], { limit: 15 * minute });
    for (const floor of floorsWithTypes) runs.push(await tsc(floor));
    return single(
      'types',
      runs.every(({ ok }) => ok),
    );
  },
};

export const lint: Step = {
  name: 'lint',
  run: async () => {
    const look = ['--max-diagnostics=40', ...(process.stdout.isTTY ? [] : ['--colors=off'])];
    return single('lint', (await runProcess('biome', ['ci', '.', ...look], { limit: 15 * minute })).ok);
  },
};

/** One project of vitest.config.ts, with the folders of `tests` that must each have run something. */
export const vitest = (project: string, suites: readonly string[]): Step => ({
  name: `vitest ${project}`,
  run: async () => {
    const report = join(reports, `vitest-${project}.json`);
    rmSync(report, { force: true });
    const output = ['--reporter=default', `--reporter=${vitestReporter}`, `--outputFile.json=${report}`];
    // The unit tests are two projects: `unit` and `unitMocked`.
    const { ok } = await runProcess('vitest', ['run', '--project', `${project}*`, ...output], { limit: 60 * minute });
    return tallyReport(report, (json) => tallyVitest(json, ok, suites));
  },
});

/** Rules and screens without a database; the ones with dates run again in another time zone. */
export const units = vitest('unit', ['unit', 'property', 'contract', 'architecture']);
/** Components and pages in a DOM. */
export const parts = vitest('dom', ['dom']);
export const unitsAbroad = vitest('abroad', ['unit', 'property', 'contract']);

export const build: Step = {
  name: 'build',
  run: async () => {
    await buildPages();
    return single('build', true);
  },
};

/** The browsers of the journeys, installed where there are none. */
export const browsers: Step = {
  name: 'browsers',
  run: async () => {
    await findShell();
    await findChromium();
    return single('browsers', true);
  },
};

let seeded: RunningShop | undefined;

/** The shop that the journeys copy. It goes when this process ends. */
export const seed: Step = {
  name: 'seed',
  run: async () => {
    seeded = await seedShop();
    return single('seed', true);
  },
};

/** The journeys in Chromium, by project of `playwright.config.ts`; those with the tag `@proof` run in a proof. */
export const browser = (projects: readonly string[]): Step => ({
  name: 'playwright',
  run: async () => {
    const report = join(reports, 'playwright.json');
    rmSync(report, { force: true });
    const env = { ...toolEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, SHOP_SEED: seeded?.dataDir };
    const { ok } = await runProcess('playwright', ['test', '--grep-invert=@proof', '--reporter=line,json'], {
      limit: 75 * minute,
      env,
    });
    return tallyReport(report, (json) => tallyPlaywright(json, ok, projects));
  },
});

/**
 * Runs every step, also after a failure. The rows of a stage run side by side: many steps wait for half of their time.
 * Prints a table of the steps and, last, the sum.
 */
export async function runStages(...stages: readonly (readonly (readonly Step[])[])[]) {
  process.env.NODE_COMPILE_CACHE ??= compiledFolder;
  const begun = performance.now();
  const ran: StepRow[] = [];
  for (const stage of stages) ran.push(...(await Promise.all(stage.map(runRow))).flat());

  const sum = add(ran.map(({ tally }) => tally));
  if (sum.remarks.length > 0) console.log(`\n${sum.remarks.join('\n')}`);
  console.log(`\n${stepTable(ran, secondsSince(begun))}`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

async function runRow(steps: readonly Step[]): Promise<StepRow[]> {
  const ran: StepRow[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const begun = performance.now();
    const tally = await step.run().catch((fault: unknown): Tally => {
      const remark = `${step.name}: ${fault instanceof Error ? fault.message : String(fault)}`;
      return { passed: 0, failed: 1, remarks: [remark] };
    });
    ran.push({ name: step.name, tally, seconds: secondsSince(begun) });
  }
  return ran;
}

const secondsSince = (begun: number): number => (performance.now() - begun) / 1000;
