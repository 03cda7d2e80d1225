import { describe, expect, test } from 'vitest';
import { drawDocument } from '../../../server/documents/drawDocument.ts';
import type { OrderDocument } from '../../../src/domain/tax/orderDocument.ts';
import { hasInk } from '../../support/browser/inkOf.ts';
import { type PdfPage, readPdf } from '../../support/run/pdfReader.ts';
import { documentLine, fullInvoice, seller, withFacts } from '../../support/shop/documentFixture.ts';

const pagesOf = async (document: OrderDocument): Promise<readonly PdfPage[]> => readPdf(await drawDocument(document));
const textOf = async (document: OrderDocument): Promise<string> =>
  (await pagesOf(document)).map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');

/** White margin in points. */
const margin = 40;

function expectWhiteMargins({ width, height, draw }: PdfPage): void {
  const picture = draw(1);
  const [right, bottom] = [width - margin, height - margin];
  expect(hasInk(picture, { left: 0, top: 0, right: margin, bottom: height }), 'left').toBe(false);
  expect(hasInk(picture, { left: right, top: 0, right: width, bottom: height }), 'right').toBe(false);
  expect(hasInk(picture, { left: 0, top: 0, right: width, bottom: margin }), 'top').toBe(false);
  expect(hasInk(picture, { left: 0, top: bottom, right: width, bottom: height }), 'bottom').toBe(false);
}

/** Lines with the same left edge must not overlap. */
function expectClearLines({ lines }: PdfPage): void {
  const starts = lines.map(({ left, bottom, text }) => ({ left, bottom, text }));
  for (const one of starts) {
    const close = starts.filter((other) => other !== one && Math.abs(other.left - one.left) < 3);
    for (const other of close) {
      expect(Math.abs(other.bottom - one.bottom), `${one.text} | ${other.text}`).toBeGreaterThan(7);
    }
  }
}

describe('a full tax invoice', () => {
  test('who copies a title finds it as it is written', async () => {
    const text = await textOf(fullInvoice);
    for (const { title } of fullInvoice.facts.lines) expect(text).toContain(title);
  });

  test('is one sheet of A4 with ink in its fields and none in its margins', async () => {
    const pages = await pagesOf(fullInvoice);
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[595, 842]]);
    for (const page of pages) {
      expectWhiteMargins(page);
      expectClearLines(page);
      const picture = page.draw(2);
      expect(page.lines.length).toBeGreaterThan(50);
      for (const { left, top, right, bottom, text } of page.lines) {
        const part = { left: left * 2, top: top * 2, right: right * 2 + 2, bottom: bottom * 2 };
        expect(hasInk(picture, part), text).toBe(true);
      }
    }
  });

  test('shows seller and title at the top, then buyer and number, the lines, and the sums under them', async () => {
    const [page] = await pagesOf(fullInvoice);
    const lineWith = (text: string) => page?.lines.find((line) => line.text.includes(text)) ?? { left: 0, top: 0 };
    const order = [seller.name, 'ผู้ซื้อ', 'ญี่ปุ่นเบื้องต้น', 'หนังสือบัญชี', 'รวมเป็นเงิน', 'ยอดที่ชำระ', 'หน้า 1/1'];
    const tops = order.map((text) => lineWith(text).top);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(lineWith('ใบกำกับภาษี').left).toBeGreaterThan(lineWith(seller.name).left);
    expect(lineWith('TAX2569').left).toBeGreaterThan(lineWith('ปิ่นทอง').left);
  });
});

describe('the other documents', () => {
  const byName = { name: 'มานี ใจดี', branch: null, taxId: null, address: null, postcode: null };
  const totals = { ...fullInvoice.facts.totals, withholding: 0, withholdingPercent: 0, paid: 277_000 } as const;

  test('an abbreviated tax invoice says so, and that prices contain VAT', async () => {
    const text = await textOf({ ...withFacts({ buyer: byName, totals }), kind: 'abbreviatedTaxInvoice' });
    for (const field of ['ใบกำกับภาษีอย่างย่อ', 'มานี ใจดี', seller.taxId, 'รวมภาษีมูลค่าเพิ่มแล้ว', '181.21']) {
      expect(text).toContain(field);
    }
    expect(text).not.toMatch(/ณ ที่จ่าย|ยอดที่ชำระ/);
  });

  test('a receipt of a shop without VAT speaks of no tax invoice and no VAT', async () => {
    const withoutVat = { ...totals, net: 277_000, vat: 0 };
    const text = await textOf({ ...withFacts({ buyer: byName, totals: withoutVat }), kind: 'receipt' });
    expect(text).toContain('ใบเสร็จรับเงิน');
    expect(text).not.toMatch(/ใบกำกับภาษี|มูลค่าเพิ่ม/);
  });

  test('dollars are named as such', async () => {
    const text = await textOf(withFacts({ currency: 'USD', method: 'wallet' }));
    for (const field of ['หน่วย: ดอลลาร์สหรัฐ', 'สองพันเจ็ดร้อยเจ็ดสิบดอลลาร์สหรัฐถ้วน', 'PayPal']) {
      expect(text).toContain(field);
    }
  });
});

test('a name or a course in signs that the fonts lack prints without boxes, and the heading breaks between its names', async () => {
  const buyer = { ...fullInvoice.facts.buyer, name: '株式会社 ปิ่นทอง 🎂' };
  const lines = [documentLine('株式投資 ฉบับย่อ 📈', 1, 100_000, 0)];
  const [page] = await pagesOf(withFacts({ buyer, lines }));
  const texts = page?.lines.map(({ text }) => text) ?? [];
  expect(texts.join('\n')).not.toMatch(/[\uFFFD株📈🎂]/u);
  expect(texts).toContain('ใบเสร็จรับเงิน');
  expect(page?.text).toContain('ฉบับย่อ');
});

describe('long texts', () => {
  test('goes on over further sheets, each with the heads of its columns; the sums stay together', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => documentLine(`คอร์สที่ ${index + 1} น้ำ`, 1, 100_000, 0));
    const pages = await pagesOf(withFacts({ lines }));
    expect(pages.length).toBeGreaterThan(2);
    const texts = pages.map(({ text }) => text.replace(/\s+/g, ' '));
    for (const [index, page] of pages.entries()) {
      expectWhiteMargins(page);
      expect(texts[index]).toContain(`หน้า ${index + 1}/${pages.length}`);
      expect(texts[index]).toContain('TAX2569-000042');
      if (index + 1 < pages.length) expect(texts[index]).toContain('ราคาต่อหน่วย');
    }
    for (const { title } of lines) expect(texts.filter((text) => text.includes(`${title} `))).toHaveLength(1);
    const withSums = texts.filter((text) => text.includes('รวมเป็นเงิน'));
    expect(withSums).toHaveLength(1);
    expect(withSums[0]).toContain('ยอดที่ชำระ 2,693.74');
  });

  test('however many lines there are, the sums, their words and the notes end above the foot of the sheet', async () => {
    const gross = 99_999_999;
    const nothing = { discount: 0, shippingFee: 0, withholding: 0, withholdingPercent: 0 } as const;
    const totals = { ...nothing, price: gross, net: gross, vat: 0, gross, paid: gross };
    const long = 'ภาษีร้านค้าออนไลน์ตั้งแต่ใบแรกจนถึงปิดงบ พร้อมแบบฟอร์มที่ใช้จริง';
    const sheets = new Set<number>();
    for (let step = 0; step < 8; step += 1) {
      const lines = Array.from({ length: 10 + Math.floor(step / 4) }, (_, place) =>
        documentLine(place < step % 4 ? long : 'สั้น', 1, 100_000, 0),
      );
      const pages = await pagesOf({ ...withFacts({ lines, totals }), kind: 'receipt' });
      sheets.add(pages.length);
      const last = pages.at(-1)?.lines ?? [];
      const foot = last.findLast(({ text }) => /^หน้า /.test(text));
      const note = last.findLast(({ text }) => /^หน่วย/.test(text));
      expect(note?.bottom, `step ${step}`).toBeLessThan(foot?.top ?? Number.NaN);
    }
    // From a text that just fits to one that does not.
    expect(sheets).toEqual(new Set([1, 2]));
  });

  test('the longest names and addresses stay on the sheet and in their own lines', async () => {
    const [name, address] = ['ที่ปรึกษาน้ำ'.repeat(21), 'ซอยซื่อสัตย์สู้ฟ้า '.repeat(52)];
    const amounts = { price: 999_999_999_99, gross: 999_999_999_99, net: 934_579_438_30, vat: 65_420_561_69 };
    const pages = await pagesOf(
      withFacts({
        seller: { ...seller, name, address },
        buyer: { ...fullInvoice.facts.buyer, name, address },
        lines: [documentLine('W'.repeat(255), 99, 9_999_999_99, 9_999_999_99), documentLine(name, 1, 100, 0)],
        totals: { ...fullInvoice.facts.totals, ...amounts },
      }),
    );
    for (const page of pages) {
      expectWhiteMargins(page);
      expectClearLines(page);
    }
    const text = pages.map((page) => page.text.replace(/\s+/g, '')).join('');
    expect(pages[0]?.text).toContain('979,999,999.02');
    for (const whole of [name, address, 'W'.repeat(255)]) expect(text).toContain(whole.replace(/\s+/g, ''));
  });
});
