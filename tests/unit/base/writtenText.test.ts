import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank, withinItself, writtenText } from '../../../src/domain/writtenText.ts';
import { stackedMarks, turnedRound } from '../../support/shop/badText.ts';
import '../../property/fixedSeed.ts';

test('what turns the direction is left out, and letters keep no tower of marks', () => {
  expect(writtenText(` ${turnedRound} `)).toBe('ย้อนทาง');
  expect(withinItself(stackedMarks)).not.toMatch(/\p{M}{5}/u);
});

test.each([
  ['four tone marks', 'ก่่่่า', 'ก่า'],
  ['four different tone marks', 'ก่้๊๋า', 'ก่า'],
  ['vowels and tones by turns', 'กิ่ี้า', 'กิ่า'],
  ['a tone on a silent letter', 'ศิลป์้', 'ศิลป์'],
  ['two vowels below', 'กุู', 'กุ'],
  ['four accents', 'Z\u0301\u0302\u0303\u0304', 'Z\u0301\u0302'],
])('%s on one letter do not fit into a line', (_, typed, kept) => {
  expect(writtenText(typed)).toBe(kept);
});

test.each([
  'ที่นี่กู้ยืมได้ น้ำ น\u0E4D\u0E49\u0E32',
  'สิทธิ์ ชื่อ ขึ้น พุทฺธํ',
  'เปิ้ล ก็',
  'Vie\u0323\u0302t',
  'مرحبا \u200f',
  '👩\u200d🏫 ❤️',
  'Việt Nam',
  'x\u0302\u0301',
])('%s is left as it is', (text) => {
  expect(withinItself(text)).toBe(text);
  expect(isBlank(text)).toBe(false);
});

test.each(['\u3164', '\u2800', '\u00ad\u200b', ' \u115f\u1160\uffa0', '\u202e\u2069', '\u0e48', '\u{1d159}'])(
  '%j shows nothing',
  (text) => {
    expect(writtenText(text)).toBe('');
  },
);

test('normalising twice equals normalising once', () => {
  const signs = fc.constantFrom(...'ก้ำ a\u202e\u2069\u0301\u3164\u00ad\n');
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 30 }), (text) => {
      expect(writtenText(writtenText(text))).toBe(writtenText(text));
    }),
  );
});
