import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../support/browser/chromium.ts';
import { projectRoot, runProcess, toolEnvironment } from '../support/run/processes.ts';
import { tallyPlaywright, tallyReport } from '../support/run/tally.ts';
import type { Proof } from './proof.ts';

const runs = [
  { options: ['--config=tests/proof/journeys/playwright.config.ts'], projects: ['phone', 'desktop'] },
  // Journeys of `tests/e2e` that would make `npm test` too long.
  { options: ['--grep=@proof'], projects: ['journeys'] },
];
const report = join(projectRoot, '.cache', 'reports', 'journeys.json');
const limitMs = 4 * 3_600_000;

/** The long journeys in Chromium. `npm test` has a short one of each capability. */
export const proof: Proof = {
  name: 'journeys: bad networks, lost answers, full disks, several windows, updates',
  seedsAtMost: 1,
  isSampled: false,
  async run() {
    const failures: string[] = [];
    let cases = 0;
    for (const run of runs) {
      const { passed, remarks } = await runJourneys(run);
      cases += passed + remarks.length;
      failures.push(...remarks);
    }
    return { cases, failures };
  },
};

async function runJourneys({ options, projects }: (typeof runs)[number]) {
  rmSync(report, { force: true });
  const env = {
    ...toolEnvironment(),
    CHROMIUM_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const { ok } = await runProcess('playwright', ['test', ...options, '--reporter=line,json'], { limit: limitMs, env });
  return tallyReport(report, (json) => tallyPlaywright(json, ok, projects));
}
