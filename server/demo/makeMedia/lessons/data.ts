import { HINT, INK, MARIGOLD, PANDAN, SHADE, WHITE } from '../palette.ts';
import { between, framed, ramp, shown, text } from '../stage.ts';
import type { Lesson } from './lesson.ts';

const months = ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.'];
const sales = [42, 38, 55, 47, 68];
const AVERAGE = 50;
const FLOOR = 258;
const UNIT = 1.95;

const columnX = (index: number) => 120 + index * 92;

function column(index: number, t: number): string {
  const value = sales[index] ?? 0;
  const x = columnX(index);
  const marked = value > AVERAGE ? ramp(t, 19, 0.8) : 0;
  const faded = value > AVERAGE ? 1 : between(1, 0.35, ramp(t, 19, 0.8));
  const grown = ramp(t, 6.5 + index * 0.7, 1.2);
  const valueY = between(170, FLOOR - 14, grown);
  const valueFill = grown > 0.5 && t < 19.3 ? WHITE : INK;
  const height = value * UNIT * grown;
  const bar =
    `<rect x="${x - 30}" y="${FLOOR - height}" width="60" height="${height}" rx="4" fill="${PANDAN}" opacity="${faded}"/>` +
    `<rect x="${x - 30}" y="${FLOOR - height}" width="60" height="${height}" rx="4" fill="${MARIGOLD}" opacity="${marked}"/>`;
  return (
    bar +
    shown(t, 1 + index * 0.7, 99, text(x, valueY, String(value), { size: 24, weight: 650, fill: valueFill })) +
    shown(t, 0.6 + index * 0.7, 99, text(x, FLOOR + 26, months[index] ?? '', { size: 18, fill: HINT }))
  );
}

function averageLine(t: number): string {
  const y = FLOOR - AVERAGE * UNIT;
  const end = between(78, 532, ramp(t, 13.5, 2));
  if (t < 13.5) return '';
  return (
    `<path d="M78 ${y}H${end}" stroke="${INK}" stroke-width="3" stroke-dasharray="10 7"/>` +
    shown(t, 15, 99, text(542, y + 6, 'เฉลี่ย 50', { size: 19, weight: 650, anchor: 'start' }))
  );
}

export const dataLesson: Lesson = {
  name: 'lesson-data',
  seconds: 30,
  poster: 23,
  music: { rootHz: 196, noteSeconds: 0.3 },
  cues: [
    {
      from: 0.5,
      to: 5.8,
      th: 'นี่คือยอดขายห้าเดือน หน่วยเป็นพันบาท\nตัวเลขอย่างเดียวมองยากว่าเดือนไหนเด่น',
      en: 'Five months of sales, in thousands of baht.\nFrom numbers alone it is hard to see what stands out.',
    },
    {
      from: 6,
      to: 12.8,
      th: 'พอเปลี่ยนเป็นกราฟแท่ง\nความต่างของแต่ละเดือนก็เห็นได้ในตาเดียว',
      en: 'Turn them into bars,\nand the differences show at a glance.',
    },
    {
      from: 13,
      to: 18.6,
      th: 'เติมเส้นค่าเฉลี่ย\nรวมกันได้ 250 หาร 5 เดือน เท่ากับ 50',
      en: 'Add a line for the average:\n250 altogether, divided by 5 months, is 50.',
    },
    {
      from: 19,
      to: 24.6,
      th: 'มีนาคมกับพฤษภาคมสูงกว่าเส้น\nสองเดือนนี้แหละที่น่าถามต่อ',
      en: 'March and May rise above the line.\nThose two are worth a question.',
    },
    {
      from: 25,
      to: 29.6,
      th: 'ถามตัวเองว่า สองเดือนนั้นเราทำอะไรต่างไป\nแล้วลองทำซ้ำ',
      en: 'Ask what you did differently in those months,\nthen do it again.',
    },
  ],
  draw(t) {
    const note = shown(t, 25, 30.5, text(336, 102, 'สองเดือนนี้ เราทำอะไรต่างไป', { size: 24, weight: 650 }));
    const unit = shown(t, 0.4, 25, text(600, 96, 'ยอดขาย (พันบาท)', { size: 17, fill: HINT, anchor: 'end' }));
    const base = `<path d="M78 ${FLOOR}H532" stroke="${SHADE}" stroke-width="3"/>`;
    return framed(
      { subject: 'data', title: 'อ่านยอดขายจากกราฟแท่ง' },
      t / 30,
      base + months.map((_, index) => column(index, t)).join('') + averageLine(t) + unit + note,
    );
  },
};
