import { expect, test } from 'vitest';
import { normaliseSearchText } from '../../../src/domain/search/search.ts';
import { spellingsOf, vocabulary } from '../../../src/domain/search/spelling.ts';
import { inShop, onDevice } from '../demoSearches.ts';

const words = ['cpr', 'ai', 'pdf', 'sql', 'html', 'www', 'aed', 'vat', 'ux', 'เรียน', 'ซี', 'ดี', 'ที'];
const spoken = vocabulary();
for (const word of words) spoken.add(word);
const meant = (question: string) =>
  spellingsOf(question, (part) => words.some((word) => word.includes(normaliseSearchText(part))), spoken.nearestTo);

test.each([
  ['ซีพีอาร์', 'cpr'],
  ['ซี พี อาร์', 'cpr'],
  ['ซีพีอา', 'cpr'],
  ['เอไอ', 'ai'],
  ['พีดีเอฟ', 'pdf'],
  ['เอสคิวแอล', 'sql'],
  ['เอชทีเอ็มแอล', 'html'],
  ['ดับเบิ้ลยูดับเบิลยูดับบลิว', 'www'],
  ['ยูเอ็กซ์', 'ux'],
  ['เรียน เออีดี', 'เรียน aed'],
  ['เรียนวีเอที', 'เรียน vat'],
])('letters by their Thai names: %s is %s', (typed, expected) => {
  expect(meant(typed)[0]).toBe(expected);
});

test.each(['ดี ที', 'บีบีซี', 'ดีเจ'])('%s names no word of the shop', (typed) => {
  expect(meant(typed)).toEqual([]);
});

test.each(['ซีพีอาร์', 'เอสคิวแอล', 'เอส คิว แอล'])('%s is found in the demo shop, with and without a network', (typed) => {
  expect(onDevice(typed).ids.length).toBeGreaterThan(0);
  expect(inShop(typed).ids).toEqual(onDevice(typed).ids);
});
