import { grounds, MARIGOLD, NIGHT, PANDAN, WHITE } from '../palette.ts';
import { between, ramp, shown, text } from '../stage.ts';
import { type WeaveName, wovenGround } from '../weaves.ts';
import type { Lesson } from './lesson.ts';

const subjects: readonly { name: string; weave: WeaveName; colour: string }[] = [
  { name: 'ข้อมูลและไอที', weave: 'khit', colour: grounds.data },
  { name: 'ภาษา', weave: 'khluen', colour: grounds.languages },
  { name: 'บัญชีและภาษี', weave: 'san', colour: grounds.accounting },
  { name: 'การตลาด', weave: 'phikun', colour: grounds.marketing },
  { name: 'งานฝีมือ', weave: 'kit', colour: grounds.crafts },
  { name: 'สุขภาพ', weave: 'mi', colour: grounds.health },
];

function leavesOnCord(t: number): string {
  const leaves = [0, 1, 2, 3, 4].map((index) => {
    const come = ramp(t, 0.3 + index * 0.5, 1.1);
    const x = between(680, 330 + ((index * 53) % 80), come);
    return (
      `<rect x="${x}" y="${26 + index * 64}" width="380" height="50" rx="6" fill="#1B4A39"/>` +
      `<path d="M${x + 30} ${44 + index * 64}h70M${x + 30} ${58 + index * 64}h46" stroke="#2E6A54" stroke-width="4" stroke-linecap="round"/>`
    );
  });
  const cord = between(0, 370, ramp(t, 1.4, 3.4));
  return `${leaves.join('')}<path d="M470 0V${cord}" stroke="${MARIGOLD}" stroke-width="6" stroke-linecap="round"/>`;
}

function opening(t: number): string {
  return shown(
    t,
    0,
    6.4,
    leavesOnCord(t) +
      shown(t, 1, 99, text(40, 156, 'เรียนไปทีละใบ', { size: 40, weight: 650, fill: WHITE, anchor: 'start' })) +
      shown(t, 2.4, 99, text(40, 214, 'เก่งขึ้นทีละบท', { size: 40, weight: 650, fill: WHITE, anchor: 'start' })),
  );
}

function subjectLeaves(t: number): string {
  const leaves = subjects.map((subject, index) => {
    const x = 40 + (index % 3) * 190;
    const y = 50 + Math.floor(index / 3) * 118;
    return shown(
      t,
      6.6 + index * 0.45,
      12.6,
      `<svg x="${x}" y="${y}" width="180" height="104">${wovenGround(subject.weave, subject.colour, 180, 104)}` +
        `<rect y="62" width="180" height="42" fill="${NIGHT}" opacity=".82"/></svg>` +
        text(x + 14, y + 90, subject.name, { size: 21, weight: 600, fill: WHITE, anchor: 'start' }),
    );
  });
  return leaves.join('');
}

function savedOnPhone(t: number): string {
  const lines = [0, 1, 2, 3].map((index) => {
    const done = ramp(t, 13.4 + index * 0.7, 0.5);
    const y = 96 + index * 44;
    return (
      `<rect x="106" y="${y}" width="108" height="30" rx="5" fill="#DCEBE1"/>` +
      `<circle cx="122" cy="${y + 15}" r="${7 * done}" fill="${PANDAN}"/>` +
      `<path d="M138 ${y + 15}h${58 * done}" stroke="${PANDAN}" stroke-width="5" stroke-linecap="round" opacity="${done}"/>`
    );
  });
  return shown(
    t,
    12.6,
    16.8,
    `<rect x="84" y="44" width="152" height="262" rx="22" fill="#08110D"/><rect x="94" y="64" width="132" height="218" rx="6" fill="${WHITE}"/>` +
      `<path d="M122 66V${between(66, 280, ramp(t, 13.2, 3))}" stroke="${MARIGOLD}" stroke-width="4" stroke-linecap="round"/>` +
      lines.join('') +
      text(284, 156, 'บันทึกลงเครื่อง', { size: 36, weight: 650, fill: WHITE, anchor: 'start' }) +
      text(284, 204, 'ดูต่อได้แม้ไม่มีสัญญาณ', { size: 25, fill: '#B9CBBF', anchor: 'start' }),
  );
}

function name(t: number): string {
  const leaf = (index: number) =>
    `<rect x="${between(360, 244, ramp(t, 16.9 + index * 0.25, 0.8))}" y="${92 + index * 40}" width="152" height="30" rx="7" fill="${WHITE}"/>`;
  return shown(
    t,
    16.8,
    21,
    [0, 1, 2].map(leaf).join('') +
      `<path d="M284 78V${between(78, 216, ramp(t, 17.4, 0.9))}" stroke="${MARIGOLD}" stroke-width="11" stroke-linecap="round"/>` +
      shown(t, 17.8, 99, text(320, 282, 'ลานเรียน', { size: 44, weight: 650, fill: WHITE })),
  );
}

export const teaser: Lesson = {
  name: 'teaser',
  seconds: 20,
  poster: 5.2,
  music: { rootHz: 196, noteSeconds: 0.25 },
  cues: [
    { from: 0.5, to: 3.2, th: 'เรียนไปทีละใบ', en: 'Learn one leaf at a time,' },
    { from: 3.4, to: 6.2, th: 'เก่งขึ้นทีละบท', en: 'and grow with every lecture.' },
    {
      from: 6.6,
      to: 9.4,
      th: 'คอร์สจากครูไทยที่ทำงานจริง หกหมวด',
      en: 'Courses by Thai teachers who do the work, in six subjects:',
    },
    {
      from: 9.5,
      to: 12.4,
      th: 'ข้อมูล ภาษา บัญชี การตลาด งานฝีมือ และสุขภาพ',
      en: 'data, languages, accounting, marketing, crafts and health.',
    },
    {
      from: 12.7,
      to: 16.6,
      th: 'บันทึกบทเรียนลงเครื่อง ดูต่อได้แม้ไม่มีสัญญาณ',
      en: 'Save lectures to your phone and watch without a signal.',
    },
    { from: 17, to: 19.7, th: 'ลานเรียน ที่ที่ความรู้ร้อยต่อกัน', en: 'Lanrian, where lessons are strung together.' },
  ],
  draw(t) {
    return `<rect width="640" height="360" fill="${NIGHT}"/>${opening(t)}${subjectLeaves(t)}${savedOnPhone(t)}${name(t)}`;
  },
};
