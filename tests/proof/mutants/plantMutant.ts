import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithUs, projectRoot, runProcess } from '../../support/run/processes.ts';
import type { Mutant } from './mutant.ts';

/** The text with the fault in it. Throws where the right text is not there exactly once. */
export function withFault(text: string, { find, replace, file, name }: Mutant): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`${name}: the text to replace occurs ${times} times in ${file}`);
  return text.split(find).join(replace);
}

/**
 * Does the work while the fault stands in its file. The file is as before afterwards, also where this process is ended by a
 * signal. A file with changes that are not committed is refused.
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
