import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { findChromium } from '../../support/browser/chromium.ts';
import { projectRoot, runProcess, toolEnvironment } from '../../support/run/processes.ts';

const minute = 60_000;
const report = join(projectRoot, '.cache', 'reports', 'mutants.json');

/** Result of test files: names of failed tests, and the number of tests run. */
export type TestRun = {
  readonly ok: boolean;
  readonly ran: number;
  readonly failed: readonly string[];
  /** The end of the runner's output. */
  readonly said: string;
};

type Options = { readonly stopsAtFirst: boolean };

const runners = ['unit', 'dom', 'server', 'worker', 'journey'] as const;
/** A project of vitest, or the journeys. */
export type TestRunner = (typeof runners)[number];

const runnerOfFolder: Readonly<Record<string, TestRunner>> = {
  ...{ unit: 'unit', property: 'unit', contract: 'unit', architecture: 'unit' },
  ...{ server: 'server', proof: 'server', worker: 'worker', dom: 'dom', e2e: 'journey' },
};

/** The runner of a test file, by its folder below `tests`. */
export function runnerOf(file: string): TestRunner {
  const runner = runnerOfFolder[file.split('/')[1] ?? ''];
  if (runner === undefined) throw new Error(`No runner is known for ${file}`);
  return runner;
}

/** Runs test files of one runner. */
export const runTestFiles = (runner: TestRunner, files: readonly string[], options: Options): Promise<TestRun> =>
  runner === 'journey' ? runJourneys(files, options) : runVitest(runner, files, options);

const VitestReport = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

async function runVitest(project: string, files: readonly string[], { stopsAtFirst }: Options): Promise<TestRun> {
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const stop = stopsAtFirst ? ['--bail=1'] : [];
  return await run('vitest', ['run', ...files, '--project', `${project}*`, ...stop, ...output], process.env, (json) =>
    VitestReport.parse(json).testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status }) => ({ name: fullName, passed: status === 'passed' })),
    ),
  );
}

const Spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.optional(z.array(Suite));
  },
});
const specsOf = ({ specs, suites = [] }: z.infer<typeof Suite>): z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The journeys' shop builds the pages again after a change of the sources. */
async function runJourneys(files: readonly string[], { stopsAtFirst }: Options): Promise<TestRun> {
  const env = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const stop = stopsAtFirst ? ['--max-failures=1'] : [];
  return await run('playwright', ['test', ...files, ...stop, '--reporter=line,json'], env, (json) =>
    z
      .object({ suites: z.array(Suite) })
      .parse(json)
      .suites.flatMap(specsOf)
      .flatMap(({ title, tests }) =>
        tests
          .filter(({ status }) => status !== 'skipped')
          .map(({ projectName, status }) => ({ name: `${projectName}: ${title}`, passed: status === 'expected' })),
      ),
  );
}

async function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  testsIn: (json: unknown) => readonly { readonly name: string; readonly passed: boolean }[],
): Promise<TestRun> {
  rmSync(report, { force: true });
  const options = { quiet: true, limit: 30 * minute, env: { ...toolEnvironment(), ...env, NO_COLOR: '1' } };
  const { ok, output } = await runProcess(command, args, options);
  const tests = existsSync(report) ? testsIn(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const failed = tests.filter(({ passed }) => !passed).map(({ name }) => name);
  return { ok, ran: tests.length, failed, said: output.slice(-4_000) };
}
