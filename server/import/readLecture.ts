import {
  durationOf,
  isLink,
  lectureFilesMaximum,
  lectureNameMaximum,
  lectureTextMaximum,
} from '../../src/domain/catalogue/typedLecture.ts';
import { lectureContents } from '../../src/domain/learning/playlist.ts';
import type { LocalText } from '../../src/domain/localText.ts';
import type { ImportRecord, RowFault } from './importEntry.ts';
import type { LectureEntry, LectureEntryContent } from './lectureEntry.ts';
import { CellFault, readFlag, readNeededText, readOptionalText, readPattern, readWord } from './readCell.ts';
import { type Reader, readerOf, readGiven } from './recordReader.ts';

const kinds = new Map(lectureContents.map((kind) => [kind, kind] as const));
const readId = (cell: string): string => readPattern(cell, /^[\w-]{1,80}$/, 'letters, digits, _ and -, up to 80');

/** One row of a curriculum file by the rules of the desk, with all its faults. */
export function readLecture(record: ImportRecord): {
  readonly entry: LectureEntry;
  readonly faults: readonly RowFault[];
} {
  const reader = readerOf(record);
  const courseId = reader.read('course', (cell) => readPattern(cell, /^[\w-]{1,80}$/, 'the id of a course'), '');
  const id = reader.read('lecture', readId, '');
  const isRemoved = reader.read('removed', (cell) => readFlag(cell, false), false);
  const content = isRemoved ? null : readContent(reader);
  const { at, unread } = record;
  const faults = reader.reasons.map((reason) => ({ ...at, reason }));
  return { entry: { ...at, courseId, id, isFaulty: faults.length > 0 || unread !== undefined, content }, faults };
}

function readContent(reader: Reader): LectureEntryContent {
  const { read, cell, say } = reader;
  const name = {
    th: read('name_th', (typed) => readNeededText(typed, lectureNameMaximum), ''),
    en: optional(reader, 'name_en'),
  };
  const sectionName = readBoth(reader, 'section_name', lectureNameMaximum);
  const location = readBoth(reader, 'location', lectureNameMaximum);
  if (sectionName === null && location !== null)
    say('section_name_th', 'section_name_th is missing beside a location.');
  const content = {
    sectionId: read('section', readId, ''),
    section: sectionName === null ? null : { name: sectionName, location },
    name,
    length: readGiven(reader, 'length', readLength),
    isPreview: readGiven(reader, 'preview', (typed) => readFlag(typed, false)),
    text: reader.has('text_th') || reader.has('text_en') ? readBoth(reader, 'text', lectureTextMaximum) : undefined,
    media: readGiven(reader, 'media', (typed) => typed || null),
    link: readGiven(reader, 'link', readLink),
    kind: read('kind', (typed) => (typed === '' ? null : readWord(typed, kinds)), null),
    files: readGiven(reader, 'files', readFiles),
  };
  if (cell('media') !== '' && cell('link') !== '') reader.reasons.push('A lecture has either media or a link.');
  return content;
}

const optional = ({ read }: Reader, name: string, longest: number = lectureNameMaximum): string | null =>
  read(name, (cell) => readOptionalText(cell, longest), null);

/** Thai is shown where English is missing, so a text has it. */
function readBoth(reader: Reader, name: string, longest: number): LocalText | null {
  const [th, en] = [optional(reader, `${name}_th`, longest), optional(reader, `${name}_en`, longest)];
  if (th === null && en !== null) reader.say(`${name}_th`, `${name}_th is missing beside ${name}_en.`);
  return th === null ? null : { th, en };
}

function readLength(cell: string): number | null {
  if (cell === '') return null;
  const seconds = durationOf(cell);
  if (seconds === null) throw new CellFault(`must be minutes and seconds such as 12:30, not "${cell}"`);
  return seconds;
}

function readLink(cell: string): string | null {
  if (!isLink(cell)) throw new CellFault(`must be a whole address such as https://example.com, not "${cell}"`);
  return cell || null;
}

function readFiles(cell: string): string[] {
  const files = [...new Set(cell.split(/\r?\n/).map((file) => file.trim()))].filter((file) => file !== '');
  if (files.length > lectureFilesMaximum) throw new CellFault(`has more than ${lectureFilesMaximum} files`);
  return files;
}
