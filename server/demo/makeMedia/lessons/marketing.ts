import { grounds, HINT, INK, MARIGOLD, PANDAN, WHITE } from '../palette.ts';
import { between, framed, ramp, shown, text } from '../stage.ts';
import type { Lesson } from './lesson.ts';

const steps = [
  { at: 0.8, y: 86, width: 380, label: 'เห็นโพสต์', people: 1000, fill: grounds.marketing, ink: WHITE },
  { at: 6.4, y: 152, width: 260, label: 'กดเข้ามาดู', people: 50, fill: PANDAN, ink: WHITE },
  { at: 12.4, y: 218, width: 190, label: 'ซื้อ', people: 5, fill: MARIGOLD, ink: INK },
];

function step(index: number, t: number): string {
  const item = steps[index];
  if (!item) return '';
  const width = item.width * ramp(t, item.at, 1.2);
  const lifted = index === 2 ? ramp(t, 24, 1.2) : 0;
  const people = Math.round(between(item.people, 10, lifted) * ramp(t, item.at + 0.3, 1.6));
  return (
    `<rect x="${270 - width / 2}" y="${item.y}" width="${width}" height="50" rx="6" fill="${item.fill}"/>` +
    shown(
      t,
      item.at + 0.4,
      99,
      text(270, item.y + 33, `${item.label} ${people.toLocaleString('en-US')} คน`, {
        size: 22,
        weight: 650,
        fill: item.ink,
      }),
    )
  );
}

function rate(t: number, at: number, y: number, words: string, until = 99): string {
  const arrow = `<path d="M474 ${y - 22}q22 22 0 44M470 ${y + 11}l3 12 12-3" fill="none" stroke="${HINT}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`;
  return shown(t, at, until, arrow + text(504, y + 8, words, { size: 24, weight: 650, anchor: 'start' }));
}

export const marketingLesson: Lesson = {
  name: 'lesson-marketing',
  seconds: 30,
  poster: 22,
  music: { rootHz: 207.7, noteSeconds: 0.28 },
  cues: [
    {
      from: 0.5,
      to: 6,
      th: 'โพสต์ขายของหนึ่งชิ้น มีคนเห็น 1,000 คน\nนี่คือปากกรวยการขาย',
      en: 'A post is seen by 1,000 people.\nThat is the mouth of the funnel.',
    },
    {
      from: 6.4,
      to: 12,
      th: 'กดเข้ามาดู 50 คน คิดเป็น 5%\nตัวเลขนี้บอกว่ารูปกับพาดหัวน่าสนใจแค่ไหน',
      en: '50 tap through: 5%.\nThis tells how well picture and headline work.',
    },
    {
      from: 12.4,
      to: 18,
      th: 'ใน 50 คนนั้น ซื้อ 5 คน คิดเป็น 10%\nตัวเลขนี้บอกว่าหน้าสินค้าตอบคำถามครบหรือยัง',
      en: 'Of those 50, 5 buy: 10%.\nThis tells whether the product page answers their questions.',
    },
    {
      from: 18.4,
      to: 23.6,
      th: 'อยากขายได้สองเท่า ทำได้สองทาง\nหาคนเห็นเพิ่มอีก 1,000 คน หรือแก้หน้าสินค้า',
      en: 'To sell twice as much there are two ways:\n1,000 more viewers, or a better product page.',
    },
    {
      from: 24,
      to: 29.6,
      th: 'ถ้าแก้จนซื้อ 20% จะได้ 10 คน\nโดยไม่ต้องซื้อโฆษณาเพิ่ม',
      en: 'At 20% you get 10 buyers,\nwithout paying for more ads.',
    },
  ],
  draw(t) {
    return framed(
      { subject: 'marketing', title: 'กรวยการขายใน 3 ตัวเลข' },
      t / 30,
      steps.map((_, index) => step(index, t)).join('') +
        rate(t, 8, 144, '5%') +
        rate(t, 14, 210, '10%', 24.2) +
        rate(t, 24.3, 210, '20%'),
    );
  },
};
