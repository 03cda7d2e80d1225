import { removeLostCuts } from '../../files/cutPicture.ts';
import { filesWithoutRow } from '../../store/site/fileNames.ts';
import type { AppParts } from '../appParts.ts';

/** A row follows its file within seconds; so much older, the database may even be one that was put back since. */
const keptForMs = 30 * 24 * 3_600_000;
const atOnce = 1_000;

/**
 * Removes the files that a kill left between their writing and their row, or between the row's end and theirs, and the
 * cuts of pictures that are gone.
 */
export async function removeLostFiles({ db, files }: Pick<AppParts, 'db' | 'files'>, now: number): Promise<void> {
  for (const store of [files.public, files.private]) {
    const old = await store.namedBefore(now - keptForMs);
    for (let from = 0; from < old.length; from += atOnce) {
      for (const name of await filesWithoutRow(db, old.slice(from, from + atOnce))) await store.remove(name);
    }
  }
  await removeLostCuts(files, now);
}
