import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, runProcess } from '../support/run/processes.ts';
import { stepTable } from '../support/run/stepTable.ts';
import { add, single, tallyPlaywright, tallyReport, tallyVitest } from '../support/run/tally.ts';

const vitestFile = (name: string, status: string, statuses: string[]) => ({
  name: `/project/tests/${name}`,
  status,
  assertionResults: statuses.map((each, place) => ({ fullName: `${place}`, status: each })),
});

test('counts what vitest says', () => {
  const report = { testResults: [vitestFile('unit/a.test.ts', 'failed', ['passed', 'passed', 'failed'])] };
  expect(tallyVitest(report, false, ['unit'])).toMatchObject({ passed: 2, failed: 1 });
});

test.each(['skipped', 'pending', 'todo'])('a %s test has failed', (status) => {
  const report = { testResults: [vitestFile('unit/a.test.ts', 'passed', ['passed', status])] };
  expect(tallyVitest(report, true, ['unit'])).toMatchObject({ passed: 1, failed: 1 });
});

test('a suite in which nothing ran has failed', () => {
  const report = { testResults: [vitestFile('unit/a.test.ts', 'passed', ['passed'])] };
  const { failed, remarks } = tallyVitest(report, true, ['unit', 'server']);
  expect([failed, remarks]).toEqual([1, ['no test of "server" ran']]);
});

test('a file that cannot be loaded, or fails beside its tests, has failed', () => {
  const unreadable = vitestFile('unit/a.test.ts', 'failed', []);
  const badHook = vitestFile('unit/b.test.ts', 'failed', ['passed']);
  expect(tallyVitest({ testResults: [unreadable, badHook] }, false, ['unit'])).toMatchObject({ passed: 1, failed: 2 });
});

test('the error of a hook stands once, before the tests that it kept from running', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanrian-hooks-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('vitest.config.mjs', 'export default { test: { globals: true } };');
  write('file.test.mjs', "beforeAll(() => { throw new Error('no port') }); test('a', () => {}); test('b', () => {});");
  const hook = "beforeAll(() => { throw new Error('no database', { cause: new Error('refused') }) });";
  write('block.test.mjs', `describe('shop', () => { ${hook} test('c', () => {}) }); test('d', () => {});`);
  const [report, reporter] = [join(folder, 'report.json'), join(projectRoot, 'tests/support/run/vitestReport.ts')];
  const options = ['--root', folder, `--reporter=${reporter}`, `--outputFile.json=${report}`];
  const { ok } = await runProcess('vitest', ['run', ...options], { quiet: true });
  const { passed, failed, remarks } = tallyVitest(JSON.parse(readFileSync(report, 'utf8')), ok, []);
  rmSync(folder, { recursive: true });
  expect({ passed, failed }).toEqual({ passed: 1, failed: 5 });
  const shown = remarks.join('\n');
  expect(shown).toMatch(/block\.test\.mjs\n +shop: Error: no database.+caused by Error: refused.+shop c \(skipped\)/s);
  expect(shown).toMatch(/file\.test\.mjs\n +Error: no port.+ a \(skipped\)/s);
  expect(shown.match(/no database|no port/g)).toHaveLength(2);
});

test('a file that also fails beside its failed test shows both', () => {
  const file = { ...vitestFile('unit/a.test.ts', 'failed', ['failed']), message: 'Error: not closed' };
  const { remarks } = tallyVitest({ testResults: [file] }, false, ['unit']);
  expect(remarks).toEqual([
    'failed: /project/tests/unit/a.test.ts\n    Error: not closed',
    'failed: /project/tests/unit/a.test.ts 0 (failed)',
  ]);
});

test('a runner that ends badly without a failed test has failed', () => {
  const report = { testResults: [vitestFile('unit/a.test.ts', 'passed', ['passed'])] };
  expect(tallyVitest(report, false, ['unit'])).toMatchObject({ passed: 1, failed: 1 });
});

test('a report that is not there is a failure', () => {
  expect(tallyReport('/nowhere/report.json', () => single('never', true))).toMatchObject({ passed: 0, failed: 1 });
});

test('counts what Playwright says, by project and at every depth; flaky and skipped have failed', () => {
  const spec = (title: string, phone: string, desktop: string) => ({
    title,
    file: 'buy.spec.ts',
    tests: [
      { projectName: 'phone', status: phone },
      { projectName: 'desktop', status: desktop },
    ],
  });
  const inner = { specs: [spec('pays', 'expected', 'flaky'), spec('learns', 'unexpected', 'skipped')] };
  const report = { suites: [{ specs: [spec('browses', 'expected', 'expected')], suites: [inner] }], errors: [] };
  expect(tallyPlaywright(report, true, ['phone', 'desktop'])).toMatchObject({ passed: 3, failed: 3 });
  expect(tallyPlaywright({ suites: [], errors: [] }, true, ['phone', 'desktop'])).toMatchObject({
    passed: 0,
    failed: 2,
  });
});

test('why a test failed stands beside its name, plain and cut', () => {
  const long = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n');
  const failed = { fullName: 'sums', status: 'failed', failureMessages: [`\u001b[31mexpected 1\u001b[39m\n\n${long}`] };
  const vitest = { testResults: [{ ...vitestFile('unit/a.test.ts', 'failed', []), assertionResults: [failed] }] };
  const [first = ''] = tallyVitest(vitest, false, ['unit']).remarks;
  expect(first).toContain('failed: /project/tests/unit/a.test.ts sums (failed)\n    expected 1\n    line 0\n');
  expect(first).not.toContain('line 40');

  const results = [{ errors: [{ message: 'Timed out', snippet: '> 7 | await told' }] }];
  const spec = { title: 'pays', file: 'buy.spec.ts', tests: [{ projectName: 'phone', status: 'unexpected', results }] };
  const { remarks } = tallyPlaywright({ suites: [{ specs: [spec] }], errors: [] }, false, ['phone']);
  expect(remarks).toEqual(['failed: phone: buy.spec.ts pays (unexpected)\n    Timed out\n    > 7 | await told']);
});

test('adds steps up', () => {
  expect(add([single('types', true), single('lint', false)])).toEqual({
    passed: 1,
    failed: 1,
    remarks: ['lint failed'],
  });
});

test('the table of steps ends with the whole run', () => {
  const rows = [
    { name: 'types', tally: single('types', true), seconds: 14.04 },
    { name: 'vitest unit', tally: { passed: 7, failed: 2, remarks: [] }, seconds: 60 },
  ];
  const table = stepTable(rows, 61).replaceAll(/ +/g, ' ').split('\n');
  expect(table).toContain('| vitest unit | 7 | 2 | 60.0 |');
  expect(table.at(-1)).toBe('| all | 8 | 2 | 61.0 |');
});
