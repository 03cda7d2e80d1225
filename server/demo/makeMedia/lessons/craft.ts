import { CLAY, INK, MARIGOLD, SHADE, WHITE } from '../palette.ts';
import { between, framed, ramp, shown, text } from '../stage.ts';
import type { Lesson } from './lesson.ts';

const WARPS = 9;
const ROWS = 7;
const STRIP = 20;
const GAP = 8;
const LEFT = 110;
const TOP = 92;

const warpX = (column: number) => LEFT + column * (STRIP + GAP);
const rowStart = (row: number) => (row === 0 ? 6.4 : row === 1 ? 12.8 : 18.8 + (row - 2) * 1.1);
const rowLength = (row: number) => (row < 2 ? 5 : 1);

/** One crossing strip, drawn as far as it has been pushed through; it hides beneath every lifted upright. */
function weft(row: number, t: number): string {
  const part = Math.min(1, Math.max(0, (t - rowStart(row)) / rowLength(row)));
  if (part === 0) return '';
  const packed = ramp(t, 25.4, 1);
  const y = between(TOP + 8 + row * 27, TOP + 12 + row * 24, packed);
  const full = WARPS * (STRIP + GAP) + 28;
  const strip = `<rect x="${LEFT - 18}" y="${y}" width="${full * part}" height="20" rx="3" fill="${row % 2 ? '#D99700' : MARIGOLD}"/>`;
  const over = Array.from({ length: WARPS }, (_, column) => column)
    .filter((column) => (column + row) % 2 === 0 && warpX(column) < LEFT - 18 + full * part)
    .map(
      (column) =>
        `<rect x="${warpX(column)}" y="${y - 2}" width="${STRIP}" height="24" fill="${WHITE}" stroke="${SHADE}"/>`,
    );
  return strip + over.join('');
}

function warps(t: number): string {
  return Array.from({ length: WARPS }, (_, column) => {
    const height = 196 * ramp(t, 0.6 + column * 0.35, 0.9);
    return `<rect x="${warpX(column)}" y="${TOP}" width="${STRIP}" height="${height}" fill="${WHITE}" stroke="${SHADE}"/>`;
  }).join('');
}

const note = (t: number, from: number, to: number, first: string, second: string) =>
  shown(
    t,
    from,
    to,
    text(410, 168, first, { size: 27, weight: 650, anchor: 'start', fill: CLAY }) +
      text(410, 204, second, { size: 19, anchor: 'start', fill: INK }),
  );

export const craftLesson: Lesson = {
  name: 'lesson-craft',
  seconds: 30,
  poster: 24,
  music: { rootHz: 164.8, noteSeconds: 0.36 },
  cues: [
    {
      from: 0.5,
      to: 6,
      th: 'วางตอกยืนเรียงกันเก้าเส้น\nเว้นช่องให้เท่ากันทุกช่อง',
      en: 'Lay nine upright strips side by side,\nwith even gaps between them.',
    },
    {
      from: 6.4,
      to: 12.2,
      th: 'สอดตอกนอนเส้นแรก ยกหนึ่ง ข่มหนึ่ง\nลอดเส้นแรก ข้ามเส้นที่สอง ไปจนสุด',
      en: 'Pass the first crossing strip: under one, over one,\nall the way across.',
    },
    {
      from: 12.8,
      to: 18.2,
      th: 'เส้นที่สองสลับกัน\nข้ามเส้นที่เคยลอด ลอดเส้นที่เคยข้าม',
      en: 'The second goes the other way:\nover where the first went under, under where it went over.',
    },
    {
      from: 18.8,
      to: 25,
      th: 'ทำสลับไปเรื่อย ๆ\nลายขัดจะค่อย ๆ ขึ้นเป็นตาหมากรุก',
      en: 'Keep alternating,\nand a chequered plain weave appears.',
    },
    {
      from: 25.4,
      to: 29.6,
      th: 'เคาะตอกให้ชิดกันทุกเส้น\nกระบุงจะแน่น ไม่โยก',
      en: 'Tap every strip close to the last,\nand the basket will be firm.',
    },
  ],
  draw(t) {
    return framed(
      { subject: 'crafts', title: 'สานลายขัด ยกหนึ่ง ข่มหนึ่ง' },
      t / 30,
      `<rect x="78" y="78" width="308" height="214" rx="8" fill="#EBD9C6"/>` +
        warps(t) +
        Array.from({ length: ROWS }, (_, row) => weft(row, t)).join('') +
        note(t, 0.6, 6.2, 'ตอกยืน 9 เส้น', 'เว้นช่องให้เท่ากัน') +
        note(t, 6.4, 12.6, 'แถวที่ 1', 'ลอดหนึ่ง ข้ามหนึ่ง') +
        note(t, 12.8, 18.6, 'แถวที่ 2', 'ข้ามหนึ่ง ลอดหนึ่ง') +
        note(t, 18.8, 25.2, 'ทำสลับไป', 'จนครบ 7 แถว') +
        note(t, 25.4, 30.5, 'เคาะให้ชิด', 'ทุกเส้นแน่นเท่ากัน'),
    );
  },
};
