import { describe, expect, test } from 'vitest';
import { markWords } from '../../src/features/search/markWords.ts';
import { thaiSegmenter } from '../../src/features/search/thaiSegmenter.ts';

const marked = (text: string, question: string) =>
  markWords(text, question, thaiSegmenter)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('marking what was searched for', () => {
  test('letters keep their case', () => {
    expect(marked('วิเคราะห์ข้อมูลด้วย Excel และ Power BI', 'excel')).toBe('วิเคราะห์ข้อมูลด้วย [Excel] และ Power BI');
  });

  test('the whole question before its single words', () => {
    expect(marked('การตลาดและการขาย', 'การตลาด')).toBe('[การตลาด]และการขาย');
  });

  test('each word where the whole question does not stand', () => {
    expect(marked('Power BI และ Excel', 'excel power')).toBe('[Power] BI และ [Excel]');
  });

  test('a mark never parts a vowel or a tone from its letter', () => {
    expect(marked('น้ำพริก', 'น')).toBe('[น้ำ]พริก');
  });

  test('neighbouring words are one mark', () => {
    expect(marked('aab', 'a')).toBe('[aa]b');
  });

  test.each(['', '   ', 'ไม่มีเลย'])('nothing to mark for %j', (question) => {
    expect(marked('ภาษีเงินได้', question)).toBe('ภาษีเงินได้');
  });

  test('the text stays letter for letter', () => {
    const text = 'ยื่นภาษีบุคคลธรรมดา และนิติบุคคล (ภ.ง.ด. 90)';
    const parts = markWords(text, 'ภาษี บุคคล 90', thaiSegmenter);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter((part) => part.isMarked).map((part) => part.text)).toEqual(['ภาษีบุคคล', 'บุคคล', '90']);
  });
});
