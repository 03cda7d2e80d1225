import { removeLostCuts } from '../../files/cutPicture.ts';
import { filesWithoutRow } from '../../store/site/fileNames.ts';
import type { AppParts } from '../appParts.ts';

/** A row follows its file within seconds; older files (ms) may belong to a restored database. */
const retainedForMs = 30 * 24 * 3_600_000;
const atOnce = 1_000;

/** Removes files left by a kill without a row, and sizes of removed pictures. */
export async function removeLostFiles({ db, files }: Pick<AppParts, 'db' | 'files'>, now: number): Promise<void> {
  for (const store of [files.public, files.private]) {
    const old = await store.namedBefore(now - retainedForMs);
    for (let from = 0; from < old.length; from += atOnce) {
      for (const name of await filesWithoutRow(db, old.slice(from, from + atOnce))) await store.remove(name);
    }
  }
  await removeLostCuts(files, now);
}
