import { describe, expect, test } from 'vitest';
import { breakLines } from '../../../server/documents/breakLines.ts';
import { drawnOrder } from '../../../server/documents/drawnOrder.ts';
import { openPaper } from '../../../server/documents/paper.ts';
import { printedText } from '../../../server/documents/printedText.ts';
import { inkPieces } from '../../support/browser/inkOf.ts';
import { type PdfPicture, readPdf } from '../../support/run/pdfReader.ts';

const black = '#000000';
const size = 20;
/** Distance between words, larger than the highest and lowest marks. */
const pitch = 40;
const scale = 4;
const sheet = { title: '', author: '', madeAt: 0 };

const words = [
  ...['ที่ตั้ง', 'ผู้ซื้อ', 'น้ำ', 'กี่', 'ปู่', 'ญี่ปุ่น', 'ป่า', 'ฟ้า', 'ปั้น', 'ฝุ่น', 'กตัญญู', 'ฎุ'],
  ...['ทั้งสิ้น', 'พันธุ์', 'ค่ำ', 'ใบกำกับภาษี', 'เก้าร้อยห้าสิบเอ็ด', 'เดี๋ยว', 'จั๊กจี้', 'สิทธิ์'],
];

/** Number of pieces of ink: one per letter or mark, two for ำ, and two for ญ unless a vowel removes its foot. */
const piecesOf = (word: string): number => [...word].length + (word.match(/ำ|ญ(?![ุู])/g) ?? []).length;

async function pictureOf(weight: 'regular' | 'strong'): Promise<PdfPicture> {
  const paper = openPaper(sheet);
  for (const [index, word] of words.entries()) {
    paper.text(word, { size, colour: black, weight }, { x: 20, y: 10 + index * pitch, width: 500 });
  }
  const [page] = await readPdf(await paper.finish());
  if (!page) throw new Error('There is no page');
  return page.draw(scale);
}

describe.each(['regular', 'strong'] as const)('in %s letters', (weight) => {
  test('no mark overlaps another or its letter, and none is missing', async () => {
    const picture = await pictureOf(weight);
    const found = words.map((_, index) => {
      const top = (10 + index * pitch) * scale;
      return inkPieces(picture, { left: 0, right: picture.width, top, bottom: top + pitch * scale });
    });
    expect(Object.fromEntries(words.map((word, index) => [word, found[index]]))).toEqual(
      Object.fromEntries(words.map((word) => [word, piecesOf(word)])),
    );
  });

  test('the marks of one line stay clear of the line above', async () => {
    const paper = openPaper(sheet);
    paper.text('ฎุ ญู ทั้ง ปั้น ปู่ น้ำ ฎุ ทั้ง', { size, colour: black, weight }, { x: 20, y: 10, width: 60 });
    const [page] = await readPdf(await paper.finish());
    const picture = page?.draw(scale);
    const lines = ['ฎุ', 'ญู', 'ทั้ง', 'ปั้น', 'ปู่', 'น้ำ', 'ฎุ', 'ทั้ง'];
    expect(picture && inkPieces(picture, { left: 0, top: 0, right: picture.width, bottom: picture.height })).toBe(
      lines.reduce((sum, word) => sum + piecesOf(word), 0),
    );
  });
});

describe('the order in which signs are drawn', () => {
  test.each([
    ['น้ำ', 'น\u0E4D้า'],
    ['คำ', 'ค\u0E4Dา'],
    ['ญี่ปุ่น', 'ญี่ปุ่น'],
    ['ฝุ่น', 'ฝุ่น'],
    ['ผู้ซื้อ', 'ผู้ซื้อ'],
    ['Café 100%', 'Café 100%'],
  ])('%s', (written, drawn) => {
    expect(drawnOrder(written)).toBe(drawn);
  });
});

describe('signs that the fonts lack', () => {
  test.each([
    ['株式投資 สำหรับมือใหม่', 'สำหรับมือใหม่'],
    ['เรียนทำขนม 🍰👩‍🍳 กับครู', 'เรียนทำขนม กับครู'],
    ['Stock (株式投資) 101', 'Stock 101'],
    ['Nguyễn Đăng', 'Nguyen Dang'],
    ['Café “ร้าน” – 100 %…', 'Café “ร้าน” – 100 %…'],
    ['ＡＢＣ ㈱', 'ABC'],
    ['株式投資', '(ตัวอักษรที่พิมพ์บนเอกสารไม่ได้)'],
    ['', ''],
  ])('%s is printed as %s', (written, printed) => {
    expect(printedText(written)).toBe(printed);
  });
});

describe('lines', () => {
  const perLetter = (text: string) => [...text].length;

  test('break between Thai words', () => {
    expect(breakLines('เรียนภาษีกับเพื่อน', 8, perLetter)).toEqual(['เรียน', 'ภาษีกับ', 'เพื่อน']);
  });

  test('ใบเสร็จรับเงิน stays one word', () => {
    expect(breakLines('ออกใบเสร็จรับเงินใหม่', 15, perLetter)).toEqual(['ออก', 'ใบเสร็จรับเงิน', 'ใหม่']);
    expect(breakLines('ใบกำกับภาษี /\nใบเสร็จรับเงิน', 30, perLetter)).toEqual(['ใบกำกับภาษี /', 'ใบเสร็จรับเงิน']);
  });

  test('leave no bracket or ๆ behind, and number and unit together', () => {
    expect(breakLines('คอร์ส (ใหม่)', 10, perLetter)).toEqual(['คอร์ส', '(ใหม่)']);
    expect(breakLines('ใน 20\u00A0บาท', 8, perLetter)).toEqual(['ใน', '20\u00A0บาท']);
  });

  test('a word that is wider than a line is broken between letters, never before a mark', () => {
    expect(breakLines('WWWWWWW', 3, perLetter)).toEqual(['WWW', 'WWW', 'W']);
    for (const line of breakLines('ปู่'.repeat(9), 4, perLetter))
      expect(line).not.toMatch(/^[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/);
  });

  test('nothing is no line', () => {
    expect(breakLines('', 10, perLetter)).toEqual([]);
  });
});
