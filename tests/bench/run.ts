import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { formatTable } from '../support/run/formatTable.ts';
import type { Bench, BenchRow } from './bench.ts';

/** `npm run bench -- orders desk:papers`: the benches whose name has one of the words in it, or all. */
const wanted = process.argv.slice(2).map((word) => word.split(':'));

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.bench.ts'));
const rows: string[][] = [];
let failed = 0;

for (const file of files.toSorted()) {
  const { bench }: { bench: Bench } = await import(join(import.meta.dirname, file));
  const chosen = wanted.length === 0 ? [] : wanted.find(([name = '']) => bench.name.includes(name));
  if (chosen === undefined) continue;
  console.log(`── ${bench.name}`);
  try {
    const found = (await bench.run(chosen[1] ?? '')).map(cellsOf);
    rows.push(...found);
    for (const [what = '', ...figures] of found) console.log(`   ${what}: ${figures.join(' | ')}`);
  } catch (fault) {
    failed += 1;
    console.error(fault);
  }
}

function cellsOf({ what, ours, against, ratio }: BenchRow): string[] {
  return [what, ours, against, ratio === null ? '' : ratio.toFixed(2)];
}

const [cpu] = cpus();
console.log(`\nNode ${process.versions.node}, ${cpus().length} × ${cpu?.model ?? 'unknown processor'}\n`);
console.log(formatTable(['What', 'Ours', 'Against', 'Ratio'], rows));
process.exitCode = failed > 0 || rows.length === 0 ? 1 : 0;
