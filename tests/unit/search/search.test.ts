import { describe, expect, test } from 'vitest';
import { isSignsOnly, normaliseSearchText, wordsOf } from '../../../src/domain/search/search.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

describe('normaliseSearchText', () => {
  test.each([
    ['English in small letters', '  Excel   FOR\tWork ', 'excel for work'],
    ['ำ of two signs', 'น\u0E49\u0E4D\u0E32', 'น\u0E49\u0E33'],
    ['ำ of two signs with the tone between', 'น\u0E4D\u0E49\u0E32', 'น\u0E49\u0E33'],
    ['a tone after ำ', 'น\u0E33\u0E49', 'น\u0E49\u0E33'],
    ['a tone before its vowel', 'ท\u0E48\u0E35', 'ท\u0E35\u0E48'],
    ['a tone twice', 'ท\u0E35\u0E48\u0E48', 'ท\u0E35\u0E48'],
    ['a vowel twice', 'ท\u0E35\u0E35\u0E48', 'ท\u0E35\u0E48'],
    ['เ twice for แ', '\u0E40\u0E40ม\u0E48', '\u0E41ม\u0E48'],
    ['what is not seen', 'การ\u200Bเรียน\uFEFF\u00AD', 'การเรียน'],
    ['Thai digits', 'บท ๑๒', 'บท 12'],
    ['full-width letters', 'ＥＸＣＥＬ　２０２６', 'excel 2026'],
    ['accents, composed or not', 'cafe\u0301 Caf\u00E9 Für', 'cafe cafe fur'],
    ['composed letters', '\u1100\u1161', '가'],
  ])('%s', (_, typed, expected) => {
    expect(normaliseSearchText(typed)).toBe(expected);
  });

  test('leaves words alone that are written well', () => {
    const words = 'ที่ ฟื้น ญี่ปุ่น กตัญญู ฎุ น้ำ ปั้น เก็บ ศุกร์ สิทธิ์ ขั้น';
    expect(normaliseSearchText(words)).toBe(words);
  });
});

test('what holds no word is a question of signs alone, but for nothing at all', () => {
  expect(['\u200B', '\u200B \u2060', '🙂', '!'].every((question) => isSignsOnly(question, []))).toBe(true);
  expect(['', '  '].some((question) => isSignsOnly(question, []))).toBe(false);
});

describe('wordsOf', () => {
  test('cuts Thai by its dictionary, without signs', () => {
    expect(wordsOf('เรียนภาษาอังกฤษ, ทุกวัน!', segmenter)).toEqual(['เรียน', 'ภาษา', 'อังกฤษ', 'ทุก', 'วัน']);
  });

  test('both languages in one text', () => {
    expect(wordsOf('Excel สำหรับ งาน 2026', segmenter)).toEqual(['excel', 'สำหรับ', 'งาน', '2026']);
  });

  test('nothing in nothing', () => {
    expect(wordsOf(' … ', segmenter)).toEqual([]);
  });

  test('accepts a segmenter that does not mark words', () => {
    const bySpaces = { segment: (text: string) => text.split(/( )/).map((segment) => ({ segment })) };
    expect(wordsOf('ครัว ไทย', bySpaces)).toEqual(['ครัว', 'ไทย']);
  });
});
