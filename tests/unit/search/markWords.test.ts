import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markWords } from '../../../src/features/search/markWords.ts';
import { thaiSegmenter } from '../../../src/features/search/thaiSegmenter.ts';
import '../../property/fixedSeed.ts';

const marked = (text: string, question: string) =>
  markWords(text, question, thaiSegmenter)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('marking the searched words', () => {
  test('letters keep their case', () => {
    expect(marked('วิเคราะห์ข้อมูลด้วย Excel และ Power BI', 'excel')).toBe('วิเคราะห์ข้อมูลด้วย [Excel] และ Power BI');
  });

  test('the whole question before its single words', () => {
    expect(marked('การตลาดและการขาย', 'การตลาด')).toBe('[การตลาด]และการขาย');
  });

  test('each word if the whole question does not occur', () => {
    expect(marked('Power BI และ Excel', 'excel power')).toBe('[Power] BI และ [Excel]');
  });

  test('a mark never parts a vowel or a tone from its letter', () => {
    expect(marked('น้ำพริก', 'น')).toBe('[น้ำ]พริก');
  });

  test.each([
    ['หลักการบริหาร', 'กก', 'หลักการบริหาร'],
    ['จักรยานมาแล้ว', 'นม', 'จักรยานมาแล้ว'],
    ['สานเสื่อกกกับหลักการ', 'กก', 'สานเสื่อ[กก]กับหลักการ'],
    ['หลักกกต้นหนึ่ง', 'กก', 'หลัก[กก]ต้นหนึ่ง'],
    ['ปากกาหมึกซึม', 'กก', 'ปา[กก]าหมึกซึม'],
    ['คอร์สการตลาด', 'การตล', 'คอร์ส[การตล]าด'],
    ['คอร์สการตลาด', 'รตลาด', 'คอร์สกา[รตลาด]'],
  ])('letters across a word boundary are no match: %s, %s', (text, question, expected) => {
    expect(marked(text, question)).toBe(expected);
  });

  test('neighbouring words are one mark', () => {
    expect(marked('กกข', 'ก')).toBe('[กก]ข');
  });

  test.each(['', '   ', 'ไม่มีเลย'])('nothing to mark for %j', (question) => {
    expect(marked('ภาษีเงินได้', question)).toBe('ภาษีเงินได้');
  });

  test.each([
    ['digits of either script', 'บทที่ ๑๒ และ 12', '12', 'บทที่ [๑๒] และ [12]'],
    ['and typed in Thai', 'บทที่ 12', '๑๒', 'บทที่ [12]'],
    ['ำ of two signs', 'ทำน\u0E4D\u0E49\u0E32หอม', 'น้ำ', 'ทำ[น\u0E4D\u0E49\u0E32]หอม'],
    ['เ twice', 'อีเเมล', 'แมล', 'อี[เเมล]'],
    ['what is not seen', 'การ\u200Bเรียน', 'การเรียน', '[การ\u200Bเรียน]'],
    ['letters of two parts', 'cafe\u0301 ไทย', 'café', '[cafe\u0301] ไทย'],
    ['signs outside the plane', '👩‍🍳 ครัว', 'ครัว', '👩‍🍳 [ครัว]'],
    ['letters that grow when they are small', 'İstanbul excel', 'excel', 'İstanbul [excel]'],
  ])('%s', (_, text, question, expected) => {
    expect(marked(text, question)).toBe(expected);
  });

  test('short names are marked as whole words, a noun in either number', () => {
    expect(marked('C# and C++ in R, .NET for Macs', 'c#')).toBe('[C#] and C++ in R, .NET for Macs');
    expect(marked('C# and C++ in R, .NET for Macs', 'r .net')).toBe('C# and C++ in [R], [.NET] for Macs');
    expect(marked('A guitar and two guitars', 'guitars')).toBe('A guitar and two [guitars]');
    expect(marked('A guitar', 'guitars')).toBe('A [guitar]');
  });

  test('a letter that is left of a word is not marked everywhere', () => {
    expect(marked('ร้านอาหารของเรา', 'เรา ร้าร')).toBe('ร้านอาหารของ[เรา]');
  });

  test('whatever is asked, the text stays letter for letter', () => {
    const text = fc.string({ unit: fc.constantFrom(...'กน้ำ่ีเแา๑1aÉ e\u0301\u200B\u0E4D'), maxLength: 20 });
    fc.assert(
      fc.property(text, text, (written, question) => {
        const parts = markWords(written, question, thaiSegmenter);
        expect(parts.map((part) => part.text).join('')).toBe(written);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });

  test('the text stays letter for letter', () => {
    const text = 'ยื่นภาษีบุคคลธรรมดา และนิติบุคคล (ภ.ง.ด. 90)';
    const parts = markWords(text, 'ภาษี บุคคล 90', thaiSegmenter);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter((part) => part.isMarked).map((part) => part.text)).toEqual(['ภาษีบุคคล', 'บุคคล', '90']);
  });
});
