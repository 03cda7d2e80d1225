import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runProcess } from '../support/run/processes.ts';
import { tallyReport, tallyVitest } from '../support/run/tally.ts';
import type { Proof } from './proof.ts';

const report = join(projectRoot, '.cache', 'reports', 'commands.json');
const reporter = join(projectRoot, 'tests/support/run/vitestReport.ts');
const limitMs = 30 * 60_000;

/** The shop and the commands beside it as processes of their own, killed and started again. */
export const proof: Proof = {
  name: 'commands: a shop starts from nothing and after a kill, an import goes on where it was killed',
  seedsAtMost: 1,
  isSampled: false,
  async run() {
    rmSync(report, { force: true });
    const output = ['--reporter=default', `--reporter=${reporter}`, `--outputFile.json=${report}`];
    const { ok } = await runProcess('vitest', ['run', '--project', 'commands', ...output], { limit: limitMs });
    const { passed, remarks } = tallyReport(report, (json) => tallyVitest(json, ok, ['proof']));
    return { cases: passed + remarks.length, failures: [...remarks] };
  },
};
