import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../support/postgres.ts';
import { projectRoot, runProcess } from '../support/processes.ts';
import { loadProofs } from './loadProofs.ts';
import type { Proof } from './proof.ts';

/** `npm run proof -- --from 1 --to 200 --only seats`: the seeds, and a part of the names of the proofs to run. */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
  },
});
const seeds = { from: Number(values.from), to: Number(values.to) };
if (!Number.isInteger(seeds.from) || !Number.isInteger(seeds.to) || seeds.to < seeds.from) {
  throw new Error('--from and --to are whole numbers, the first not above the second');
}

type Result = { name: string; seedTo: number; cases: number; failures: string[]; seconds: number };

async function prove(proof: Proof): Promise<Result> {
  console.log(`── ${proof.name}`);
  const begun = performance.now();
  const seedTo = Math.min(seeds.to, seeds.from + (proof.seedsAtMost ?? Number.POSITIVE_INFINITY) - 1);
  const { cases, failures } = await proof.run(seeds.from, seedTo).catch((fault: unknown) => ({
    cases: 0,
    failures: [`it could not be finished: ${fault instanceof Error ? fault.stack : String(fault)}`],
  }));
  const seconds = Math.round((performance.now() - begun) / 1000);
  // A proof that looked at nothing has proved nothing.
  if (cases === 0 && failures.length === 0) failures.push('no case was tried');
  console.log(`   ${cases} cases, ${failures.length} failures, ${seconds} s`);
  return { name: proof.name, seedTo, cases, failures, seconds };
}

async function describeCommit(): Promise<string> {
  const commit = await runProcess('git', ['rev-parse', 'HEAD'], { quiet: true });
  const changes = await runProcess('git', ['status', '--porcelain'], { quiet: true });
  if (!commit.ok) return 'unknown (no git)';
  return `${commit.output.trim()}${changes.output.trim() ? ', with uncommitted changes' : ''}`;
}

async function writeResult(begun: Date, results: readonly Result[]) {
  const failures = results.flatMap(({ name, failures }) => failures.map((failure) => `- **${name}**: ${failure}`));
  const lines = [
    '# Result of the long proofs',
    '',
    'Written by `npm run proof`. The same seeds give the same cases.',
    '',
    `- Commit: ${await describeCommit()}`,
    `- Begun: ${begun.toISOString()}, ended: ${new Date().toISOString()}`,
    `- Node ${process.versions.node}, ${process.platform} ${process.arch}`,
    '',
    '| Proof | Seeds | Cases | Failures | Seconds |',
    '|---|--:|--:|--:|--:|',
    ...results.map(
      ({ name, seedTo, cases, failures, seconds }) =>
        `| ${name} | ${seeds.from} to ${seedTo} | ${cases} | ${failures.length} | ${seconds} |`,
    ),
    '',
    '## Failures',
    '',
    ...(failures.length > 0 ? failures : ['None.']),
    '',
  ];
  writeFileSync(join(projectRoot, 'tests/proof/RESULT.md'), lines.join('\n'));
}

const begun = new Date();
const proofs = (await loadProofs()).filter(({ name }) => name.includes(values.only));
const postgres = await startPostgres();
// A proof that asks for a PostgreSQL gets databases of this one.
process.env.DATABASE_URL_TEST = postgres.url;

const results: Result[] = [];
for (const proof of proofs) results.push(await prove(proof));
await postgres.stop();

// A run of some proofs is for the eye; the record is of all of them.
if (values.only === '') await writeResult(begun, results);
const failed = results.filter(({ failures }) => failures.length > 0);
for (const { name, failures } of failed) console.log(`${name}:\n  ${failures.slice(0, 20).join('\n  ')}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 || results.length === 0 ? 1 : 0;
