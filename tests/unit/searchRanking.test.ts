import { expect, test } from 'vitest';
import { indexRow, rankRows } from '../../src/domain/searchRanking.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const row = (id: string, rank: number, title: string, parts: { summary?: string; instructor?: string } = {}) =>
  indexRow(
    {
      id,
      rank,
      fields: { title, instructor: parts.instructor ?? '', category: 'งานครัว', summary: parts.summary ?? '' },
    },
    segmenter,
  );
const rows = [
  row('1', 3, 'ทำขนมไทยขั้นต้น', { summary: 'ขนมน้ำดอกไม้', instructor: 'ครูแก้ว' }),
  row('2', 1, 'Excel สำหรับร้านขนม', { instructor: 'ครูนพ' }),
  row('3', 2, 'ถ่ายรูปอาหาร', { summary: 'แสงสำหรับขนมและกาแฟ' }),
];
const found = (question: string) => rankRows(rows, question, segmenter);

test('an empty question gives all, by rank', () => {
  expect(found('  ')).toEqual(['2', '3', '1']);
});

test('a question of signs alone finds nothing', () => {
  for (const question of ['🎂', ' 👩‍🍳 ❤️ ', '!?']) expect(found(question)).toEqual([]);
});

test('a find in the title stands before one in the summary', () => {
  expect(found('ขนม').at(-1)).toBe('3');
  expect(found('ขนม')).toHaveLength(3);
});

test('every word has to be found, in any field', () => {
  expect(found('ขนม ครูแก้ว')).toEqual(['1']);
  expect(found('ขนม กาแฟ')).toEqual(['3']);
  expect(found('ขนม เปียโน')).toEqual([]);
});

test('the beginning of a word is enough', () => {
  expect(found('exc')).toEqual(['2']);
});

test('a sloppy spelling is found', () => {
  expect(found('น\u0E4D\u0E49\u0E32ดอกไม้')).toEqual(['1']);
  expect(found('EXCEL')).toEqual(['2']);
});

test('equal finds stand by rank, then by id', () => {
  const twins = [row('b', 1, 'เย็บผ้า'), row('10', 2, 'เย็บผ้า'), row('9', 2, 'เย็บผ้า')];
  expect(rankRows(twins, 'เย็บผ้า', segmenter)).toEqual(['b', '9', '10']);
});
