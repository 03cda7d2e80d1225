import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

/** Numbers of passed and failed tests, and a remark on each failure, repeated at the end of a long run's output. */
export type Tally = { readonly passed: number; readonly failed: number; readonly remarks: readonly string[] };

export const add = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  remarks: tallies.flatMap(({ remarks }) => remarks),
});

/** A step that is one test: types, lint, the build. */
export const single = (name: string, ok: boolean): Tally => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  remarks: ok ? [] : [`${name} failed`],
});

type Outcome = {
  readonly suite: string;
  readonly name: string;
  readonly passed: boolean;
  readonly executed: boolean;
  /** The runner's message about the failure. */
  readonly why?: string | undefined;
};

/** Limit for one failure, so that a page's whole text does not hide the others. */
const mostLinesOfWhy = 30;

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.optional(z.array(z.string())) }),
      ),
    }),
  ),
});

const BrowserFault = z.object({ message: z.optional(z.string()), snippet: z.optional(z.string()) });
const BrowserTest = z.object({
  projectName: z.string(),
  status: z.string(),
  results: z.optional(z.array(z.object({ errors: z.optional(z.array(BrowserFault)) }))),
});
const Spec = z.object({ title: z.string(), file: z.string(), tests: z.array(BrowserTest) });
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.optional(z.array(Suite));
  },
});
const BrowserReport = z.object({ suites: z.array(Suite), errors: z.array(z.unknown()) });

/** Counts a vitest report; a suite is a folder below `tests`. `ok`: the runner's own verdict. */
export function tallyVitest(report: unknown, ok: boolean, suites: readonly string[]): Tally {
  const { testResults } = VitestReport.parse(report);
  const outcomes = testResults.flatMap(({ name: file, status, message, assertionResults }): Outcome[] => {
    const suite = file.match(/\/tests\/([^/]+)\//)?.[1] ?? file;
    if (assertionResults.length === 0) return [{ suite, name: file, passed: false, executed: false, why: message }];
    const outcomesOfFile = assertionResults.map((result) => ({
      suite,
      name: `${file} ${result.fullName} (${result.status})`,
      passed: result.status === 'passed',
      executed: result.status === 'passed' || result.status === 'failed',
      why: result.failureMessages?.join('\n'),
    }));
    // A file can fail outside its tests, by a hook or a late error. Its tests then have no message of their own.
    const isExplained = outcomesOfFile.some(({ passed, executed }) => executed && !passed);
    if (status !== 'failed' || (isExplained && !message)) return outcomesOfFile;
    return [{ suite, name: file, passed: false, executed: false, why: message }, ...outcomesOfFile];
  });
  return tally(outcomes, ok, suites);
}

/** Counts a Playwright report; a suite is a project of its configuration. A flaky test counts as failed. */
export function tallyPlaywright(report: unknown, ok: boolean, suites: readonly string[]): Tally {
  const specsOf = (suite: z.infer<typeof Suite>): z.infer<typeof Spec>[] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const outcomes = BrowserReport.parse(report)
    .suites.flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests.map(({ projectName, status, results = [] }) => ({
        suite: projectName,
        name: `${projectName}: ${spec.file} ${spec.title} (${status})`,
        passed: status === 'expected',
        executed: status !== 'skipped',
        why: results
          .flatMap(({ errors = [] }) => errors)
          .flatMap(({ message = '', snippet = '' }) => [message, snippet])
          .join('\n'),
      })),
    );
  return tally(outcomes, ok, suites);
}

/**
 * Counts tests that did not run as failed: a skipped test, a suite without tests, a runner that fails without a failed
 * test.
 */
function tally(outcomes: readonly Outcome[], ok: boolean, suites: readonly string[]): Tally {
  const failures = outcomes.filter(({ passed }) => !passed);
  const remarks = failures.map(({ name, why }) => `failed: ${name}${indented(why)}`);
  for (const suite of suites) {
    const ran = outcomes.some((outcome) => outcome.suite === suite && outcome.executed);
    if (!ran) remarks.push(`no test of "${suite}" ran`);
  }
  if (!ok && remarks.length === 0) remarks.push('the test runner ended with an error');
  return { passed: outcomes.length - failures.length, failed: remarks.length, remarks };
}

function indented(why = ''): string {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines
    .slice(0, mostLinesOfWhy)
    .map((line) => `\n    ${line}`)
    .join('');
}

/** Reads and counts a runner's report; without one the runner has failed. */
export function tallyReport(path: string, count: (report: unknown) => Tally): Tally {
  if (!existsSync(path))
    return { passed: 0, failed: 1, remarks: [`no report at ${path}: the test runner did not finish`] };
  return count(JSON.parse(readFileSync(path, 'utf8')));
}
