import { CHAD, grounds, HINT, INK, MARIGOLD, PANDAN, WHITE } from '../palette.ts';
import { between, framed, ramp, shown, text } from '../stage.ts';
import type { Lesson } from './lesson.ts';

function splitBar(t: number): string {
  const grown = 500 * ramp(t, 0.8, 2);
  const apart = 14 * ramp(t, 6.4, 1);
  const net = (500 * 100) / 107;
  const whole = `<rect x="76" y="134" width="${grown}" height="58" rx="6" fill="${grounds.accounting}"/>`;
  const parts =
    `<rect x="76" y="134" width="${net}" height="58" rx="6" fill="${grounds.accounting}"/>` +
    `<rect x="${76 + net + apart}" y="134" width="${500 - net}" height="58" rx="6" fill="${MARIGOLD}"/>`;
  const priceLabel = shown(t, 1.6, 6.6, text(326, 171, 'ราคาที่จ่าย 107 บาท', { size: 25, weight: 650, fill: WHITE }));
  const netLabel = shown(
    t,
    7,
    12.4,
    text(76 + net / 2, 171, 'ราคาสินค้า 100 บาท', { size: 25, weight: 650, fill: WHITE }),
  );
  const vatLabel = shown(t, 7.6, 12.4, text(590, 228, 'VAT 7 บาท', { size: 22, weight: 650, anchor: 'end' }));
  return shown(t, 0.5, 12.4, (t < 6.4 ? whole : parts) + priceLabel + netLabel + vatLabel);
}

function formula(t: number): string {
  const y = between(178, 122, ramp(t, 18, 0.8));
  const words = text(332, y, 'VAT = ราคาที่จ่าย × 7 ÷ 107', { size: 30, weight: 650, fill: PANDAN });
  return shown(t, 12.6, 31, words);
}

function example(t: number): string {
  const rows = [
    { at: 18.6, y: 168, left: 'ใบเสร็จ', right: '535.00' },
    { at: 20.2, y: 202, left: '535 × 7 ÷ 107', right: '35.00' },
    { at: 22, y: 236, left: 'ราคาก่อน VAT', right: '500.00' },
  ];
  return rows
    .map((row) =>
      shown(
        t,
        row.at,
        25.2,
        text(170, row.y, row.left, { size: 22, fill: HINT, anchor: 'start' }) +
          text(500, row.y, row.right, { size: 24, weight: 650, anchor: 'end' }) +
          `<path d="M170 ${row.y + 9}H500" stroke="#D2DACE" stroke-width="1.5"/>`,
      ),
    )
    .join('');
}

function mistake(t: number): string {
  const crossed = 250 * ramp(t, 26.6, 0.8);
  return shown(
    t,
    25.3,
    31,
    text(332, 190, '535 × 7% = 37.45', { size: 28, weight: 600, fill: INK }) +
      `<path d="M207 181h${crossed}" stroke="${CHAD}" stroke-width="5" stroke-linecap="round"/>` +
      shown(t, 27.2, 31, text(332, 236, 'เพราะ 535 รวม VAT ไว้แล้ว', { size: 22, fill: HINT })),
  );
}

export const taxLesson: Lesson = {
  name: 'lesson-tax',
  seconds: 30,
  poster: 23.5,
  music: { rootHz: 174.6, noteSeconds: 0.32 },
  cues: [
    {
      from: 0.5,
      to: 6,
      th: 'ป้ายบอกราคา 107 บาท รวมภาษีมูลค่าเพิ่มแล้ว\nในนั้นเป็นภาษีอยู่เท่าไร',
      en: 'The tag says 107 baht, VAT included.\nHow much of it is tax?',
    },
    {
      from: 6.4,
      to: 12.2,
      th: 'แบ่งราคาเป็น 107 ส่วน\nสินค้า 100 ส่วน ภาษี 7 ส่วน',
      en: 'Cut the price into 107 parts:\n100 for the goods, 7 for the tax.',
    },
    {
      from: 12.6,
      to: 18,
      th: 'สูตรจึงเป็น ราคาที่จ่าย คูณ 7 หาร 107\nใช้ได้กับทุกราคาที่รวม VAT แล้ว',
      en: 'So: price paid, times 7, divided by 107.\nIt works for every price that includes VAT.',
    },
    {
      from: 18.6,
      to: 24.8,
      th: 'ใบเสร็จ 535 บาท มีภาษี 35 บาท\nราคาก่อนภาษีคือ 500 บาท',
      en: 'A receipt of 535 baht holds 35 baht of VAT;\nthe price before tax is 500.',
    },
    {
      from: 25.3,
      to: 29.6,
      th: 'อย่าเอา 535 ไปคูณ 7% ตรง ๆ\nจะได้ภาษีเกินจริง',
      en: 'Do not take 7% of 535:\nthat gives too much tax.',
    },
  ],
  draw(t) {
    return framed(
      { subject: 'accounting', title: 'แยก VAT ออกจากราคา' },
      t / 30,
      splitBar(t) + formula(t) + example(t) + mistake(t),
    );
  },
};
