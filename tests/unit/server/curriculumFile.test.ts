import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCurriculumFile, readCurriculumFile } from '../../../server/import/readCurriculumFile.ts';
import { mergeOrder } from '../../../src/domain/catalogue/mergeOrder.ts';
import { projectRoot } from '../../support/run/processes.ts';

const fixture = (name: string) => readFileSync(join(projectRoot, 'tests/fixtures', name));

test('the example is read, and a file is known by its column', () => {
  const { found, faults } = readCurriculumFile('lectures.csv', fixture('lectures.csv'));
  expect(faults).toEqual([]);
  expect(found.map(({ courseId, id, content }) => [courseId, id, content?.sectionId, content?.length])).toEqual([
    ['sew1', 'sew1-hello', 'sew1-start', 390],
    ['sew1', 'sew1-thread', 'sew1-start', 485],
    ['sew1', 'sew1-cut', 'sew1-bag', 3_720],
    ['sew1', 'sew1-live', 'sew1-bag', null],
  ]);
  expect(found[0]?.content).toMatchObject({ isPreview: true, link: null, media: undefined, files: undefined });
  expect(isCurriculumFile('lectures.csv', fixture('lectures.csv'))).toBe(true);
  expect(isCurriculumFile('courses.csv', fixture('courses.csv'))).toBe(false);
  expect(isCurriculumFile('products.json', fixture('products.json'))).toBe(false);
});

test.each([
  ['a.csv', 'sep=;\ncourse;"lecture"\n', true],
  ['a.csv', 'course\tlectures\n', false],
  ['a.json', '[{"course": "1", "lecture": "2"}]', true],
  ['a.json', '[{"id": "1", "title_th": "lecture"}]', false],
])('%s with %j is about lectures: %s', (name, text, isOne) => {
  expect(isCurriculumFile(name, Buffer.from(text))).toBe(isOne);
});

test('a JSON file has the same columns, files in a list', () => {
  const rows = [{ course: '1', section: 's', lecture: 'l', name_th: 'ก', preview: true, files: ['a.pdf', 'b.pdf'] }];
  const read = (list: readonly object[]) => readCurriculumFile('l.json', Buffer.from(JSON.stringify(list)));
  expect(read(rows).faults).toEqual([]);
  expect(read(rows).found[0]?.content).toMatchObject({ isPreview: true, files: ['a.pdf', 'b.pdf'] });
  expect(read([{ section: 's', lecture: 'l', titel: 'ก' }]).faults.map(({ reason }) => reason)).toEqual([
    'There is no column "titel".',
    'The column "course" is missing.',
    'name_th is missing.',
  ]);
});

test.each([
  ['named ids take each other’s places', 'abcd', 'ca', 'cbad'],
  ['new ids follow their predecessor', 'abc', 'axyc', 'axybc'],
  ['new ids at the beginning go before their successor', 'abc', 'xb', 'axbc'],
  ['new ids alone come last', 'ab', 'xy', 'abxy'],
  ['the same order again changes nothing', 'axbc', 'xb', 'axbc'],
])('%s: %s and %s make %s', (_, stored, named, merged) => {
  expect(mergeOrder([...stored], [...named]).join('')).toBe(merged);
});
