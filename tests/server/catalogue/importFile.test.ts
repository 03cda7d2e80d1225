import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withImportColumns } from '../../../server/import/importColumnList.ts';
import { readImportFile } from '../../../server/import/readImportFile.ts';
import { noSharingWords } from '../../../src/domain/site/sharing.ts';
import { projectRoot } from '../../support/run/processes.ts';
import { csvOf, faultsOf, good, readCsv } from '../../support/shop/courseFile.ts';

test('the example is read with its prices to the satang, its days of either era and its lines', () => {
  const bytes = readFileSync(join(projectRoot, 'tests/fixtures/courses.csv'));
  const { found, faults } = readImportFile('courses.csv', bytes);
  expect(faults).toEqual([]);
  expect(found.map(({ line, id }) => [line, id])).toEqual([
    [2, 'sew1'],
    [7, 'sew2'],
  ]);
  expect(found[0]?.content).toMatchObject({
    descriptionTh: 'เริ่มจากเลือกผ้า\n\nแล้วเย็บทีละขั้น "ไม่ต้องมีพื้นฐาน"',
    outcomes: [
      { th: 'เลือกผ้าได้เอง', en: 'Choose a cloth' },
      { th: 'เย็บตะเข็บตรง', en: 'Sew a straight seam' },
    ],
    plans: [
      { id: 'sew1-1', type: 'period', term: { amount: 1, unit: 'year' }, priceThb: 129_050, priceUsd: 3_900 },
      { id: 'sew1-2', type: 'oneTime', priceThb: 249_000, priceUsd: null },
    ],
  });
  expect(found[1]?.content).toMatchObject({ startsAt: Date.UTC(2026, 11, 5, 6), endsAt: Date.UTC(2026, 11, 5, 10) });
});

test.each([
  ['Excel, UTF-8', (text: string) => Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`)],
  ['Excel with semicolons', (text: string) => Buffer.from(text.replaceAll(',', ';'))],
  ['Excel, Unicode text', (text: string) => Buffer.from(`\ufeff${text.replaceAll(',', '\t')}`, 'utf16le')],
  ['Excel of a Thai Windows', (text: string) => windows874(text)],
])('%s is read alike', (_, encode) => {
  const { found, faults } = readImportFile('courses.csv', encode(csvOf(good, {})));
  expect(faults).toEqual([]);
  expect(found.map(({ content }) => content?.titleTh)).toEqual(['เย็บผ้า']);
});

test('a windows-1252 file is stored as it was written', () => {
  const western = { ...good, title_th: 'Café résumé', summary_th: 'Début', plan_1_name_th: 'Toujours' };
  const latin1 = Buffer.from(csvOf({ ...western, title_en: 'Für Anfänger' }), 'latin1');
  const { found, faults } = readImportFile('courses.csv', latin1);
  expect(faults).toEqual([]);
  expect(found[0]?.content).toMatchObject({ titleTh: 'Café résumé', titleEn: 'Für Anfänger' });
});

test('an encoding that is named is taken', () => {
  const thai = windows874(csvOf({ ...good, title_en: 'x' }));
  expect(readImportFile('courses.csv', thai, 'tis-620').found[0]?.content?.titleTh).toBe('เย็บผ้า');
  expect(readImportFile('courses.csv', thai, 'windows-1252').found[0]?.content?.titleTh).toBe('àÂçº¼éÒ');
});

test.each([
  ['runs of ?', '????? Excel'],
  ['a run of ? behind a word', 'Excel ??????'],
  ['a replacement character', 'เย็บ\uFFFDผ้า'],
  ['Western letters read as Thai', 'Caf้ r้sum้'],
  ['UTF-8 read as Western', 'à¹€à¸¢à¹‡à¸š'],
])('%s would overwrite a good title, so the line is refused', (_, title) => {
  expect(faultsOf({ title_th: title })).toEqual([
    { line: 2, reason: expect.stringMatching(/^title_th was damaged by a wrong encoding/) },
  ]);
});

test('a UTF-8 file with one damaged letter is refused at its line, not read as another encoding', () => {
  const bytes = Buffer.from(csvOf({ ...good, title_th: 'เย็บผ้า' }));
  bytes[bytes.indexOf('เย็บ') + 1] = 0x20;
  expect(readImportFile('courses.csv', bytes).faults.map(({ line }) => line)).toEqual([2]);
});

test.each(['ไม่ยากใช่ไหม??', 'จริงหรือ???', 'Ready?', 'What?!?'])('%s is a title that was meant', (title) => {
  expect(faultsOf({ title_th: title })).toEqual([]);
});

test('a day alone is its first moment where something starts and its last second where it ends', () => {
  const { found } = readCsv(csvOf({ ...good, starts_at: '15 ก.พ. 69', ends_at: '15/2/2569' }));
  expect(found[0]?.content).toMatchObject({
    startsAt: Date.UTC(2026, 1, 14, 17),
    endsAt: Date.UTC(2026, 1, 15, 16, 59, 59),
  });
  expect(faultsOf({ starts_at: '15/2' }).map(({ reason }) => reason)).toEqual([
    expect.stringContaining('must be a day such as 2026-02-15 or 15/2/2569'),
  ]);
});

/** Thai letters begin at 0xA1, in Unicode order. */
const windows874 = (text: string) =>
  Buffer.from([...text].map((sign) => (sign >= 'ก' ? (sign.codePointAt(0) ?? 0) - 0x0e01 + 0xa1 : sign.charCodeAt(0))));

test('whether it is shown, until when, and to whom is read; a file without the columns does not say it', () => {
  const shown = (row: Record<string, string>) => {
    const { isPublished, publishEndsAt, userGroupIds } = readCsv(csvOf({ ...good, ...row })).found[0]?.content ?? {};
    return { isPublished, publishEndsAt, userGroupIds };
  };
  expect(shown({})).toEqual({ isPublished: undefined, publishEndsAt: undefined, userGroupIds: undefined });
  const empty = { published: '', publish_ends_at: '', user_groups: '' };
  expect(shown(empty)).toEqual({ isPublished: true, publishEndsAt: null, userGroupIds: [] });
  const row = { published: 'no', publish_ends_at: '2026-02-15 09:00', user_groups: 'b, a,b' };
  expect(shown(row)).toEqual({
    isPublished: false,
    publishEndsAt: Date.UTC(2026, 1, 15, 2),
    userGroupIds: ['a', 'b'],
  });
});

test('what kind of price a plan has is read; a file without the column does not say it', () => {
  const pricingType = (row: Record<string, string>) =>
    readCsv(csvOf({ ...good, ...row })).found[0]?.content?.plans[0]?.pricingType;
  expect(pricingType({})).toBeUndefined();
  expect(pricingType({ plan_1_pricing_type: '' })).toBe('default');
  expect(pricingType({ plan_1_pricing_type: 'renew' })).toBe('renew');
  expect(pricingType({ plan_1_pricing_type: 'others' })).toBe('other');
});

test('whose owners a plan is for, and the book beside a course, are read; a file without the columns does not say it', () => {
  const said = (row: Record<string, string>) => {
    const { freeBook, plans } = readCsv(csvOf({ ...good, ...row })).found[0]?.content ?? {};
    return { freeBook, owners: plans?.[0]?.freeForOwnersOf };
  };
  expect(said({})).toEqual({ freeBook: undefined, owners: undefined });
  expect(said({ free_book: '', free_book_type: '', plan_1_free_for: '' })).toEqual({ freeBook: null, owners: null });
  expect(said({ free_book: 'b1', free_book_type: 'ship', plan_1_free_for: 'b, a,b' })).toEqual({
    ...{ freeBook: { id: 'b1', delivery: 'ship' }, owners: ['a', 'b'] },
  });
  const { faults } = readCsv(csvOf({ ...good, plan_1_free_for: ' , ', user_groups: ',' }));
  expect(faults.map(({ reason }) => reason)).toEqual([
    'user_groups must be ids of user groups, not ",".',
    'plan_1_free_for must be ids of courses, not ",".',
  ]);
});

test('what an item says of itself to search engines and in shared links is read; what it leaves out is made of its texts', () => {
  const { found, faults } = readCsv(
    csvOf({
      ...good,
      meta_title_th: 'ชื่อ',
      meta_title_en: 'Name',
      meta_robots: 'noindex,follow',
      facebook_title_th: 'เฟซ',
    }),
  );
  expect(faults).toEqual([]);
  expect(found[0]?.content?.sharing).toEqual({
    meta: { title: { th: 'ชื่อ', en: 'Name' }, description: null, keywords: null, robots: 'noindex,follow' },
    facebook: { title: { th: 'เฟซ', en: null }, description: null },
    twitter: { title: null, description: null },
  });
  expect(readCsv(csvOf(good)).found[0]?.content?.sharing).toEqual(noSharingWords);
});

test.each([
  ['a rule for robots that there is not', { meta_robots: 'never' }, /^meta_robots /],
  ['an English title alone', { twitter_title_en: 'Name' }, /^twitter_title_th is missing beside twitter_title_en/],
  ['an id with a hyphen', { id: 'a-1' }, /^id must be letters/],
  ['no id', { id: '' }, /^id is missing/],
  ['another kind', { kind: 'lesson' }, /^kind must be one of course, product/],
  ['no title', { title_th: '' }, /^title_th is missing/],
  ['a title that is too long', { title_th: 'ก'.repeat(256) }, /^title_th has 256 signs/],
  ['a sign that cannot be shown', { summary_th: 'a\u0000b' }, /^summary_th holds signs/],
  ['a faulty address', { address_words: 'Tax & more' }, /^address_words must be/],
  ['no category', { category: '' }, /^category is missing/],
  ['another course type', { course_type: 'Video' }, /^course_type must be one of Online/],
  ['a price with three decimals', { plan_1_price_thb: '1.005' }, /^plan_1_price_thb must be an amount/],
  ['a price below nothing', { plan_1_price_thb: '-1' }, /^plan_1_price_thb must be an amount/],
  ['a price with an exponent', { plan_1_price_thb: '1e3' }, /^plan_1_price_thb must be an amount/],
  ['a price that is too high', { plan_1_price_thb: '1000000000' }, /^plan_1_price_thb must be below/],
  ['a day that there is not', { starts_at: '2026-02-30 09:00' }, /^starts_at must be a day/],
  ['an end before the start', { starts_at: '2026-02-02 09:00', ends_at: '2026-02-01 09:00' }, /^ends_at is before/],
  ['half a seat', { seats: '1.5' }, /^seats must be a whole number/],
  [
    'more seats than can be counted',
    { seats: '1000000000' },
    /^seats must be a whole number from 0 to 999,999,999, not/,
  ],
  [
    'a term that never ends',
    { plan_1_type: 'Period', plan_1_term: '1000000000', plan_1_term_unit: 'year' },
    /^plan_1_term must be a whole number from 1 to 99,999, not "1000000000"\.$/,
  ],
  ['a published that is neither', { published: 'soon' }, /^published must be yes or no/],
  ['a flag of another word', { locked: 'maybe' }, /^locked must be yes or no/],
  ['outcomes of another number', { outcomes_th: 'ก', outcomes_en: 'a\nb' }, /^outcomes_en has 2 lines/],
  ['a course without a plan', { plan_1_type: '', plan_1_name_th: '', plan_1_price_thb: '' }, /needs a plan/],
  ['a free book that is neither', { free_book: 'b1', free_book_type: 'lend' }, /^free_book_type must be one of ship/],
  ['a free book that comes in no way', { free_book: 'b1' }, /^free_book_type is missing/],
  ['a way without a free book', { free_book_type: 'ship' }, /^free_book is missing/],
  ['a Period without a term', { plan_1_type: 'Period' }, /^plan_1_term is missing/],
  ['a term without its unit', { plan_1_type: 'Period', plan_1_term: '1' }, /^plan_1_term_unit is missing/],
  ['a Free plan with a price', { plan_1_type: 'Free' }, /must be 0 or empty/],
  ['a cell of a product', { price_thb: '5' }, /^price_thb is for a product only/],
])('%s is named with its line and reason', (_, row, reason) => {
  expect(faultsOf(row)).toEqual([{ line: 2, reason: expect.stringMatching(reason) }]);
});

test('columns without a name and without a cell are left out; one with a cell is named by its place', () => {
  const [header = '', row = ''] = csvOf(good).split('\n');
  expect(readCsv(`${header},, \n${row},,\n`)).toMatchObject({ faults: [], found: [{ isFaulty: false }] });
  expect(readCsv(`${header},,\n${row},,x\n`).faults).toEqual([{ line: 1, reason: 'The column 10 has no name.' }]);
});

test.each(['sep=;', 'SEP=;', '"sep=;"'])('a first line %s for Excel is no row of its own', (first) => {
  const text = csvOf(good, { ...good, id: '' }).replaceAll(',', ';');
  const { found, faults } = readCsv(`\ufeff${first}\r\n${text}`);
  expect(found[0]?.content?.titleTh).toBe('เย็บผ้า');
  expect(found[0]?.line).toBe(3);
  expect(faults).toEqual([{ line: 4, reason: 'id is missing.' }]);
});

test.each([
  ['sep=;,,,', ','],
  ['sep=,;;;', ';'],
  ['sep=;\t\t', '\t'],
])('a first line %j that was saved again, split by another sign, is no row either', (first, sign) => {
  const { found, faults } = readCsv(`${first}\r\n${csvOf(good, { ...good, id: '' }).replaceAll(',', sign)}`);
  expect(found[0]?.content?.titleTh).toBe('เย็บผ้า');
  expect(faults).toEqual([{ line: 4, reason: 'id is missing.' }]);
});

test('an end without a start is refused, and a plan that is free for the owners of its own course', () => {
  const reasonsOf = (row: Record<string, string>) =>
    readCsv(csvOf({ ...good, ...row })).faults.map(({ reason }) => reason);
  expect(reasonsOf({ ends_at: '2026-02-15 09:00' })).toEqual(['starts_at is missing beside ends_at.']);
  expect(reasonsOf({ starts_at: '2026-02-15 08:00', ends_at: '2026-02-15 09:00' })).toEqual([]);
  expect(reasonsOf({ plan_1_free_for: `other,${good.id}` })).toEqual(['plan_1_free_for names the course itself.']);
  expect(reasonsOf({ plan_1_free_for: 'other' })).toEqual([]);
});

test('all faults of all rows are named, each with the line at which its row begins', () => {
  const first = { ...good, description_th: 'สอง\nบรรทัด', title_th: '', category: '' };
  const { found, faults } = readCsv(csvOf(first, { ...good, id: 'b1', course_type: '' }, { ...good, id: 'c1' }));
  expect(faults.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'title_th is missing.'],
    [2, 'category is missing.'],
    [4, 'course_type is missing.'],
  ]);
  expect(found.map(({ line, isFaulty }) => [line, isFaulty])).toEqual([
    [2, true],
    [4, true],
    [5, false],
  ]);
});

test('a plan of an unknown type is held against the others all the same', () => {
  const plan = { plan_1_id: 'p', plan_1_type: 'Forever' };
  expect(readCsv(csvOf({ ...good, ...plan }, { ...good, id: 'b1', plan_1_id: 'p' })).faults).toEqual([
    { line: 2, reason: expect.stringMatching(/^plan_1_type must be one of/) },
    { line: 3, reason: 'The plan p stands in line 2 already.' },
  ]);
});

test('a row of an unknown kind is read by what it seems to be, so that its other faults are named too', () => {
  expect(faultsOf({ kind: 'cours', title_th: '' }).map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^kind must be one of/),
    'title_th is missing.',
  ]);
});

test('two rows of one id, a row of another length, unknown columns and a quote without an end are refused', () => {
  expect(readCsv(csvOf(good, good)).faults).toEqual([{ line: 3, reason: 'The id a1 stands in line 2 already.' }]);
  expect(readCsv('id,title_th\na1').faults).toEqual([
    { line: 2, reason: 'The row has 1 cells, but the header has 2.' },
  ]);
  expect(readCsv('id,titel,titel\na1,x,y').faults.map(({ reason }) => reason)).toEqual([
    'There is no column "titel".',
    'There is no column "titel".',
    'The column "titel" stands there twice.',
  ]);
  expect(readCsv('id,title_th\na1,"x\n').faults).toMatchObject([{ reason: expect.stringContaining('cannot be read') }]);
  expect(readCsv('').faults).toEqual([{ line: 1, reason: 'The file is empty.' }]);
});

test('an outcome of nothing that is seen is none, and no plan is blamed for an id that cannot be read', () => {
  const outcomes = { outcomes_th: 'ก\n\u3164\n\u202eข', outcomes_en: 'a\n\u200b\nb' };
  const { found, faults } = readCsv(csvOf({ ...good, ...outcomes }));
  expect(faults).toEqual([]);
  expect(found[0]?.content?.outcomes).toEqual([
    { th: 'ก', en: 'a' },
    { th: 'ข', en: 'b' },
  ]);
  const other = { plan_2_type: 'Free', plan_2_name_th: 'ลอง' };
  expect(faultsOf({ ...other, plan_1_id: '?', plan_2_id: '!' }).map(({ line }) => line)).toEqual([2, 2]);
});

test('a Free plan costs nothing in either currency, as it says or where it says nothing', () => {
  for (const price of ['', '0']) {
    const plan = { plan_1_type: 'Free', plan_1_price_thb: price, plan_1_price_usd: price };
    const { found, faults } = readCsv(csvOf({ ...good, ...plan }));
    expect(faults).toEqual([]);
    expect(found[0]?.content?.plans).toMatchObject([{ type: 'free', priceThb: 0, priceUsd: 0 }]);
  }
});

const header = 'id,title_th,summary_th,category,course_type,plan_1_type,plan_1_name_th,plan_1_price_thb';
const rest = 'สรุป,sewing,Online,One-Time Payment,ตลอดชีพ,100';
test.each([
  ['never closed', `b1,"เย็บ,${rest}`, 'a quote in it is not closed at the end of its cell.'],
  ['closed in the middle', `b1,"เย็บ" ผ้า,${rest}`, 'a quote in it is not closed at the end of its cell.'],
  ['opened in the middle', `b1,เย็บ "ผ้า,${rest}`, 'a quote stands in the middle of a cell.'],
])('a quote that is %s hides no fault of the rows before and behind it', (_, broken, problem) => {
  const file = [
    header,
    `a1,,${rest}`,
    '',
    broken,
    'of it',
    `c1,,${rest}`,
    `d1,"สอง\nบรรทัด",${rest}`,
    'e1,x',
    `f1,,${rest}`,
  ];
  for (const end of ['\n', '\r\n']) {
    const { found, faults } = readCsv(file.join(end));
    expect(faults.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'title_th is missing.'],
      [4, `The row cannot be read: ${problem}`],
      [6, 'title_th is missing.'],
      [9, 'The row has 2 cells, but the header has 8.'],
      [10, 'title_th is missing.'],
    ]);
    expect(found.map(({ id }) => id)).toEqual(['a1', 'c1', 'd1', 'f1']);
  }
});

test('a file of nothing but broken rows is given up after some of them', () => {
  const { faults } = readCsv([header, ...Array.from({ length: 50 }, () => 'a1,x"y')].join('\n'));
  expect(faults).toHaveLength(20);
  expect(faults.at(-1)?.reason).toContain('from here on');
});

test('a faulty header hides no fault of the rows, and blames none of them for its own', () => {
  const file = [
    header.replace('title_th', 'titel_th').replace('summary_th', 'category'),
    `a1,x,y,sewing,Video,${rest.slice(19)}`,
  ];
  expect(readCsv(file.join('\n')).faults.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '1 There is no column "titel_th".',
    '1 The column "category" stands there twice.',
    expect.stringMatching(/^2 course_type must be one of/),
  ]);
});

test('docs/import.md lists the columns', () => {
  const text = readFileSync(join(projectRoot, 'docs', 'import.md'), 'utf8');
  expect(withImportColumns(text)).toBe(text);
});
