import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeCommit } from '../support/run/describeCommit.ts';
import { formatTable } from '../support/run/formatTable.ts';
import { startPostgres } from '../support/run/postgres.ts';
import { compiledFolder, projectRoot } from '../support/run/processes.ts';
import { loadProofs } from './loadProofs.ts';
import type { Proof } from './proof.ts';
import { type RecordRow, readRecord, withRuns, writeRecord } from './record.ts';

/**
 * `npm run proof -- seats journeys --from 1 --to 200`: proofs whose name begins with a word, or all, and the seeds.
 * Without `--to` each proof runs its usual number. `--only seat`: a part of the names of the cases (`mutants`).
 */
const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '1' },
    to: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const seedFrom = Number(values.from);
const seedTo = values.to === undefined ? null : Number(values.to);
if (!Number.isInteger(seedFrom) || (seedTo !== null && (!Number.isInteger(seedTo) || seedTo < seedFrom))) {
  throw new Error('--from and --to are whole numbers, the first not above the second');
}
/** Only complete runs are recorded. */
const isWhole = seedTo === null && seedFrom === 1 && values.only === '';
const recordFile = join(projectRoot, 'tests/proof/RESULT.md');
const seedsUsually = 200;

async function prove(proof: Proof, commit: string): Promise<RecordRow> {
  console.log(`── ${proof.name}`);
  const begun = performance.now();
  const most = proof.seedsAtMost ?? Number.POSITIVE_INFINITY;
  const wanted = seedTo ?? seedFrom + (proof.seedsUsual ?? seedsUsually) - 1;
  const last = Math.min(wanted, seedFrom + most - 1);
  const { cases, failures, notes } = await proof.run(seedFrom, last, values.only).catch((fault: unknown) => ({
    cases: 0,
    failures: [`it could not be finished: ${fault instanceof Error ? fault.stack : String(fault)}`],
    notes: [],
  }));
  const seconds = Math.round((performance.now() - begun) / 1000);
  // A proof without cases fails.
  if (cases === 0 && failures.length === 0) failures.push('no case was tried');
  console.log(`   ${cases} cases, ${failures.length} failures, ${seconds} s`);
  for (const note of notes ?? []) console.log(`   ${note}`);
  return {
    ...{ name: proof.name, seedFrom, seedTo: last, cases, seconds, failures, notes: notes ?? [] },
    ...{ commit, endedAt: new Date().toISOString() },
  };
}

/** At once, so that a later proof that is stopped loses no row. */
function record(result: RecordRow): void {
  const recorded = existsSync(recordFile) ? readRecord(readFileSync(recordFile, 'utf8')) : [];
  const before = recorded.filter(({ name }) => known.some((proof) => proof.name === name));
  writeFileSync(recordFile, writeRecord(withRuns(before, [result])));
}

const known = await loadProofs();
const proofs = known.filter(({ name, isAskedFor }) =>
  named.length === 0 ? !isAskedFor : named.some((word) => name.startsWith(word)),
);
if (proofs.length === 0) throw new Error(`There are these proofs:\n${known.map(({ name }) => name).join('\n')}`);
process.env.NODE_COMPILE_CACHE ??= compiledFolder;
const postgres = await startPostgres();
// Proofs that need PostgreSQL get databases of this one.
process.env.DATABASE_URL_TEST = postgres.url;

const commit = await describeCommit();
const results: RecordRow[] = [];
for (const proof of proofs) {
  const result = await prove(proof, commit);
  results.push(result);
  if (isWhole) record(result);
}
await postgres.stop();
const failed = results.filter(({ failures }) => failures.length > 0);
for (const { name, failures } of failed) console.log(`${name}:\n  ${failures.slice(0, 20).join('\n  ')}`);
const rows = results.map(({ name, cases, failures, seconds }) => [
  name,
  ...[cases, failures.length, seconds].map(String),
]);
console.log(`\n${formatTable(['proof', 'cases', 'failures', 'seconds'], rows)}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
