import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof } from './proof.ts';

/** Every `*.proof.ts` of this folder by name. */
export async function loadProofs(): Promise<Proof[]> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.proof.ts'));
  const modules = await Promise.all(
    files.toSorted().map((file): Promise<{ proof: Proof }> => import(join(import.meta.dirname, file))),
  );
  return modules.map(({ proof }) => proof);
}
