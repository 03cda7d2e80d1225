import type { ImportTable } from './importTable.ts';

/** Every column of a curriculum file with its meaning. A test compares `docs/import.md`. */
export const curriculumColumns = [
  ['course', 'needed; id of a course of the catalogue'],
  ['section', 'needed; letters, digits, _ and -, up to 80; a known id is changed, another one is new'],
  ['section_name_th', 'needed in one row of a new section; up to 255 signs; empty in all rows keeps the section'],
  ['section_name_en', 'up to 255 signs; beside the Thai name'],
  ['location_th', 'where its lectures take place, up to 255 signs; beside the name of the section'],
  ['location_en', 'the same in English'],
  ['lecture', 'needed; letters, digits, _ and -, up to 80; a known id is changed, another one is new'],
  ['removed', '`yes` takes the lecture out of the course; only `course` and `lecture` are read then'],
  ['name_th', 'needed; up to 255 signs'],
  ['name_en', 'up to 255 signs'],
  ['length', '`m:ss` or `h:mm:ss`; empty is that of its uploaded film or sound; without the column it stays as it is'],
  ['preview', '`yes` shows it to everybody, `no` (as when empty); without the column it stays as it is'],
  [
    'text_th',
    'what stands below the film, or the whole lecture, up to 20,000 signs; without the column it stays as it is',
  ],
  ['text_en', 'the same in English; beside the Thai text'],
  ['media', 'name, id or address of an uploaded file; empty is none; without the column it stays as it is'],
  [
    'link',
    'a whole address such as `https://example.com/live`; not beside a file; without the column it stays as it is',
  ],
  [
    'kind',
    '`video`, `audio`, `picture`, `pdf`, `file`, `link` or `text`, and the row is refused if it has another one; empty takes the kind of its content',
  ],
  [
    'files',
    'uploaded files to download beside it, one on each line of the cell, up to 10; without the column they stay',
  ],
] as const;

/** The table of sections and lectures. */
export const curriculumTable: ImportTable = {
  columns: curriculumColumns.map(([name]) => name),
  needed: ['course', 'lecture'],
};
