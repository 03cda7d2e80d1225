import { curriculumTable } from './curriculumColumns.ts';
import { decodeText } from './decodeText.ts';
import { type Place, placeWords, type Read, type RowFault } from './importEntry.ts';
import type { LectureEntry } from './lectureEntry.ts';
import { readLecture } from './readLecture.ts';
import { readRows } from './readRows.ts';

/** Whether a CSV or JSON file is about lectures: only such a file has the column `lecture`. */
export function isCurriculumFile(name: string, bytes: Uint8Array, encoding?: string): boolean {
  const text = decodeText(bytes, encoding).trimStart();
  if (/\.json$/i.test(name)) return /^\[\s*\{[^}]*"lecture"\s*:/.test(text);
  const header = text.replace(/^"?sep=.*(\r\n|\n|\r)/i, '').match(/^[^\r\n]*/)?.[0] ?? '';
  return header.split(/[,;\t]/).some((column) => /^\s*"?lecture"?\s*$/i.test(column));
}

/** The rows of a CSV or JSON file (by name) of sections and lectures with all faults. */
export const readCurriculumFile = (name: string, bytes: Uint8Array, encoding?: string): Read<LectureEntry> =>
  readRows(name, bytes, { table: curriculumTable, readRow: readLecture, findRepeated }, encoding);

/** Ids in two rows are ambiguous. */
function* findRepeated(entries: readonly LectureEntry[]): Generator<RowFault> {
  const placeOf = new Map<string, Place>();
  for (const { line, row, id } of entries.filter((entry) => entry.id !== '')) {
    const at = row === undefined ? { line } : { line, row };
    const before = placeOf.get(id);
    if (before === undefined) placeOf.set(id, at);
    else yield { ...at, reason: `The lecture ${id} stands in ${placeWords(before)} already.` };
  }
}
