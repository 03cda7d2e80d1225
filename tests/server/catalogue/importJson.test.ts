import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readImportFile } from '../../../server/import/readImportFile.ts';
import '../../property/fixedSeed.ts';
import { good } from '../../support/shop/courseFile.ts';

describe('a JSON row that says a column twice', () => {
  const rest = JSON.stringify(good).slice(1);
  const reasons = (text: string) => readImportFile('courses.json', Buffer.from(text)).faults;

  test('is refused with its line, however the name is spelled', () => {
    const other = rest.replace('"a1"', '"b1"');
    const text = `[\n{"seats":"1",${rest},\n{"title\\u005fth":"ซ้ำ","summary_en":"a \\"title_th\\": b",${other}\n]`;
    expect(reasons(text)).toEqual([{ line: 3, reason: 'The column "title_th" stands there twice.' }]);
  });

  test('is refused in a plan, too, and where the plan stands in its columns as well', () => {
    const plans = '"plans":[{"name_th":"ก"},{"name_th":"ข","type":"Free","type":"Free"}]';
    expect(reasons(`[{${plans},${rest}]`)).toEqual([
      { line: 1, reason: 'The column "plan_2_type" stands there twice.' },
      { line: 1, reason: 'The column "plan_1_name_th" stands there twice.' },
    ]);
  });

  test('is refused for its plans without a word of what one of the lists would lack', () => {
    const { plan_1_type: _, plan_1_name_th: __, plan_1_price_thb: ___, ...course } = good;
    const plans = '"plans":[{"type":"Free","name_th":"ก"}],"plans":[{"type":"?"}]';
    expect(reasons(`[{${plans},${JSON.stringify(course).slice(1)}]`)).toEqual([
      { line: 1, reason: 'The column "plans" stands there twice.' },
    ]);
  });

  test('is refused in a file with a broken row beside it', () => {
    const faults = reasons(`[\n{"id":"b1" "kind":"course"},\n{"title_th":"ซ้ำ",${rest}\n]`);
    expect(faults.map(({ line }) => line)).toEqual([2, 3]);
  });
});

test('a JSON file takes plans and outcomes as lists, and names the line of each fault', () => {
  const { plan_1_type, plan_1_name_th, plan_1_price_thb, ...row } = good;
  const plans = [{ type: plan_1_type, name_th: plan_1_name_th, price_thb: 1290.5 }];
  const read = (text: string) => readImportFile('courses.json', Buffer.from(text));

  const { found, faults } = read(JSON.stringify([{ ...row, outcomes_th: ['ก', 'ข'], plans }]));
  expect(faults).toEqual([]);
  expect(found[0]?.content).toMatchObject({ outcomes: [{ th: 'ก' }, { th: 'ข' }], plans: [{ priceThb: 129_050 }] });

  const bad = JSON.stringify([{ ...row, plans }, { ...row, id: 'b1', title_th: { th: 'x' }, plans }, 7], null, 2);
  const lines = bad.split('\n');
  expect(read(bad).faults).toEqual([
    { line: lines.lastIndexOf('  {') + 1, reason: 'title_th must be a text, a number, true or false.' },
    { line: lines.indexOf('  7') + 1, reason: expect.stringContaining('must be an object') },
  ]);
  expect(read('[\n{"id": }\n]').faults).toEqual([{ line: 2, reason: expect.stringContaining('no JSON') }]);
  expect(read('{}').faults).toEqual([{ line: 1, reason: expect.stringContaining('must be a list') }]);
});

describe('a JSON file that cannot be parsed as a whole', () => {
  const rowOf = (more: object) => JSON.stringify({ ...good, ...more });
  const read = (...lines: string[]) => {
    const { found, faults } = readImportFile('courses.json', Buffer.from(lines.join('\n')));
    return { ids: found.map(({ id }) => id), faults: faults.map(({ line, row, reason }) => ({ line, row, reason })) };
  };
  const noJson = (column: number, what: string) => `This is no JSON from column ${column} on: ${what}`;

  test('names line, column and reason of each place, and what is wrong in the rows beside it', () => {
    const told = read(
      '[',
      `${rowOf({ category: '' })},`,
      '{"id": },',
      `  ${rowOf({ id: 'c1', title_th: '' })},`,
      '{"id": "d", x}',
      ']',
    );
    expect(told.ids).toEqual(['a1', 'c1']);
    expect(told.faults).toEqual([
      { line: 2, reason: 'category is missing.' },
      { line: 3, reason: noJson(8, "Unexpected token '}'") },
      { line: 4, reason: 'title_th is missing.' },
      { line: 5, reason: expect.stringMatching(/^This is no JSON from column 13 on: Expected double-quoted/) },
    ]);
  });

  test.each([
    ['a brace is missing', ['[', '{"id": "x",', `${rowOf({})}`, ']'], 2, 12],
    ['a quote is missing', ['[', '{"id": "x},', `${rowOf({})}`, ']'], 2, 11],
    ['a comma is missing', ['[', `${rowOf({ id: 'x' })}`, `${rowOf({})}`, ']'], 3, 1],
    ['a comma is too many', ['[', `${rowOf({})},`, ']'], 3, 1],
    ['the end is missing', ['[', `${rowOf({})}`, ''], 3, 1],
    ['something follows', ['[', `${rowOf({})}`, ']', ']'], 4, 1],
  ])('%s: the other rows are read', (_, lines, line, column) => {
    const { ids, faults } = read(...lines);
    expect(ids).toContain('a1');
    expect(faults).toEqual([{ line, reason: expect.stringContaining(`from column ${column} on`) }]);
  });

  test('in one line, too, where each fault names its row', () => {
    const told = read(`[${rowOf({})},{"id":},${rowOf({ id: 'c1', category: '' })}]`);
    expect(told.ids).toEqual(['a1', 'c1']);
    expect(told.faults).toEqual([
      { line: 1, row: 2, reason: expect.stringContaining('Unexpected token') },
      { line: 1, row: 3, reason: 'category is missing.' },
    ]);
  });

  test('whatever is typed, a place is named', () => {
    const sign = fc.constantFrom(
      '[',
      ']',
      '{',
      '}',
      '"',
      ',',
      ':',
      '1',
      'a',
      ' ',
      '\n',
      '\\',
      '"id":"x"',
      '{"id":"y"}',
    );
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 30 }), (text) => {
        const { faults } = readImportFile('courses.json', Buffer.from(text));
        const lines = text.split('\n').length;
        expect(faults).not.toEqual([]);
        expect(faults.every(({ line }) => line >= 1 && line <= lines)).toBe(true);
      }),
    );
  });
});

test('a JSON row with something that cannot be read in it is read all the same, and so are the others', () => {
  const file = [
    { ...good, title_th: { th: 'x' }, category: '', plans: 'none' },
    { ...good, id: 'b1', seats: 'x', plans: [7] },
    { ...good, id: ['c', {}], course_type: 'Video', titel_en: 'x' },
  ];
  const { found, faults } = readImportFile('courses.json', Buffer.from(JSON.stringify(file, null, 2)));
  const rows = [...new Set(faults.map(({ line }) => line))];
  expect(faults.map(({ line, reason }) => `${rows.indexOf(line) + 1} ${reason}`)).toEqual([
    '1 title_th must be a text, a number, true or false.',
    '1 plans must be a list of objects.',
    '1 category is missing.',
    '2 plans must be a list of objects.',
    expect.stringMatching(/^2 seats must be a whole number/),
    '3 id must be a text, a number, true or false.',
    '3 There is no column "titel_en".',
    expect.stringMatching(/^3 course_type must be one of/),
  ]);
  expect(found.map(({ isFaulty }) => isFaulty)).toEqual([true, true, true]);
});

test('where a JSON file has many rows in one line, each fault names its row', () => {
  const rows = [good, { ...good, id: 'b1', category: '' }, good, 7];
  const { found, faults } = readImportFile('courses.json', Buffer.from(JSON.stringify(rows)));
  expect(faults).toEqual([
    { line: 1, row: 2, reason: 'category is missing.' },
    { line: 1, row: 3, reason: 'The id a1 stands in row 1 already.' },
    { line: 1, row: 4, reason: expect.stringContaining('must be an object') },
  ]);
  expect(found.map(({ row }) => row)).toEqual([1, 2, 3]);
});
