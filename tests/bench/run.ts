import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeCommit } from '../support/run/describeCommit.ts';
import type { Bench, BenchRow } from './bench.ts';
import { benchTable, busyRemark, cellsOf, withResult } from './result.ts';

/** `npm run bench -- orders desk:papers`: the benches whose name has one of the words in it, or all. */
const wanted = process.argv.slice(2).map((word) => word.split(':'));

const resultFile = join(import.meta.dirname, 'RESULT.md');
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.bench.ts'));
const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
const commit = await describeCommit();
const all: BenchRow[] = [];
let failed = 0;

for (const file of files.toSorted()) {
  const { bench }: { bench: Bench } = await import(join(import.meta.dirname, file));
  const chosen = wanted.length === 0 ? [] : wanted.find(([name = '']) => bench.name.includes(name));
  if (chosen === undefined) continue;
  const busy = await busyShare();
  console.log(`── ${bench.name}`);
  const remark = busyRemark(busy);
  if (remark !== null) console.warn(`   ${remark}`);
  try {
    const part = chosen[1] ?? '';
    const rows = await bench.run(part);
    all.push(...rows);
    for (const [what = '', ...figures] of rows.map(cellsOf)) console.log(`   ${what}: ${figures.join(' | ')}`);
    if (part === '') {
      const result = { name: bench.name, rows, commit, endedAt: new Date(), machine, busy };
      writeFileSync(resultFile, withResult(readFileSync(resultFile, 'utf8'), result));
    }
  } catch (fault) {
    failed += 1;
    console.error(fault);
  }
}

console.log(`\n${machine}\n`);
console.log(benchTable(all));
process.exitCode = failed > 0 || all.length === 0 ? 1 : 0;

/** The share of the processors in use by anything during two seconds, 0 to 1. */
async function busyShare(): Promise<number> {
  const before = processorTime();
  await wait(2_000);
  const after = processorTime();
  const all = after.all - before.all;
  return all === 0 ? 0 : 1 - (after.idle - before.idle) / all;
}

/** Milliseconds of all processors since the machine's start. */
function processorTime(): { readonly idle: number; readonly all: number } {
  const times = cpus().map(({ times }) => times);
  const idle = times.reduce((sum, { idle }) => sum + idle, 0);
  const all = times.reduce((sum, each) => sum + Object.values(each).reduce((one, other) => one + other, 0), 0);
  return { idle, all };
}
