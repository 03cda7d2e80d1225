import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithUs, projectRoot, runProcess } from '../../support/run/processes.ts';
import type { Mutant } from './mutant.ts';

/** The text with the fault. Throws unless the correct text occurs exactly once. */
export function withFault(text: string, { find, replace, file, name }: Mutant): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`${name}: the text to replace occurs ${times} times in ${file}`);
  return text.split(find).join(replace);
}

/**
 * Runs the work while the fault is in its file, and restores the file afterwards, even on a signal. Refuses a file with
 * uncommitted changes.
 */
export async function whilePlanted<Result>(mutant: Mutant, work: () => Promise<Result>): Promise<Result> {
  const state = await runProcess('git', ['status', '--porcelain', '--', mutant.file], { quiet: true });
  if (!state.ok || state.output.trim() !== '') throw new Error(`${mutant.file} has changes that are not committed`);
  const path = join(projectRoot, mutant.file);
  const before = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, before);
  const faulty = withFault(before, mutant);
  const forget = endWithUs(restore);
  try {
    writeFileSync(path, faulty);
    return await work();
  } finally {
    restore();
    forget();
  }
}
