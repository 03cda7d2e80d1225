import { countText } from '../base/countText.ts';
import { csvRecords } from './csvRecords.ts';
import { curriculumTable } from './curriculumColumns.ts';
import { decodeText } from './decodeText.ts';
import { byPlace, type Place, placeWords, type Read, type RowFault } from './importEntry.ts';
import { jsonRecords } from './jsonRecords.ts';
import type { LectureEntry } from './lectureEntry.ts';
import { mostRows } from './readImportFile.ts';
import { readLecture } from './readLecture.ts';

/** Whether a CSV or JSON file is about lectures: only such a file has the column `lecture`. */
export function isCurriculumFile(name: string, bytes: Uint8Array): boolean {
  const text = decodeText(bytes).trimStart();
  if (/\.json$/i.test(name)) return /^\[\s*\{[^}]*"lecture"\s*:/.test(text);
  const header = text.replace(/^"?sep=.*(\r\n|\n|\r)/i, '').match(/^[^\r\n]*/)?.[0] ?? '';
  return header.split(/[,;\t]/).some((column) => /^\s*"?lecture"?\s*$/i.test(column));
}

/** The rows of a CSV or JSON file (by name) of sections and lectures with all faults. */
export function readCurriculumFile(name: string, bytes: Uint8Array): Read<LectureEntry> {
  const text = decodeText(bytes);
  const records = /\.json$/i.test(name) ? jsonRecords(text, curriculumTable) : csvRecords(text, curriculumTable);
  const faults: RowFault[] = [...records.faults];
  const found: LectureEntry[] = [];
  for (const record of records.found) {
    const read = readLecture(record);
    found.push(read.entry);
    faults.push(...read.faults);
  }
  faults.push(...findRepeated(found));
  if (faults.length === 0 && found.length === 0) faults.push({ line: 1, reason: 'The file has no rows.' });
  if (found.length > mostRows) faults.push({ line: 1, reason: `The file has more than ${countText(mostRows)} rows.` });
  return { found, faults: faults.toSorted(byPlace) };
}

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
