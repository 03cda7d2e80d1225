import { grounds, HINT, INK, MARIGOLD, WHITE } from '../palette.ts';
import { framed, shown, text } from '../stage.ts';
import type { Lesson } from './lesson.ts';

const IN_SECONDS = 4;
const OUT_SECONDS = 6;
const ROUND_SECONDS = IN_SECONDS + OUT_SECONDS;
const FIRST_BREATH = 5;
const LAST_BREATH = FIRST_BREATH + 2 * ROUND_SECONDS;

/** How full the lungs are, 0 to 1, moving as softly as breath does. */
function fullness(t: number): number {
  if (t < FIRST_BREATH || t >= LAST_BREATH) return 0;
  const within = (t - FIRST_BREATH) % ROUND_SECONDS;
  const part = within < IN_SECONDS ? within / IN_SECONDS : 1 - (within - IN_SECONDS) / OUT_SECONDS;
  return (1 - Math.cos(Math.PI * part)) / 2;
}

function breath(t: number): string {
  if (t < FIRST_BREATH || t >= LAST_BREATH) return '';
  const within = (t - FIRST_BREATH) % ROUND_SECONDS;
  const breathingIn = within < IN_SECONDS;
  const count = Math.floor(breathingIn ? within : within - IN_SECONDS) + 1;
  const round = Math.floor((t - FIRST_BREATH) / ROUND_SECONDS) + 1;
  return (
    text(200, 200, String(count), { size: 46, weight: 650, fill: WHITE }) +
    text(350, 170, breathingIn ? 'หายใจเข้า' : 'หายใจออก', { size: 36, weight: 650, anchor: 'start' }) +
    text(350, 206, breathingIn ? 'นับ 1 ถึง 4' : 'ช้า ๆ นับ 1 ถึง 6', { size: 21, anchor: 'start', fill: HINT }) +
    text(350, 240, `รอบที่ ${round} จาก 2`, { size: 18, anchor: 'start', fill: HINT })
  );
}

const aside = (t: number, from: number, to: number, first: string, second: string) =>
  shown(
    t,
    from,
    to,
    text(350, 174, first, { size: 28, weight: 650, anchor: 'start', fill: INK }) +
      text(350, 210, second, { size: 20, anchor: 'start', fill: HINT }),
  );

export const healthLesson: Lesson = {
  name: 'lesson-health',
  seconds: 30,
  poster: 8,
  music: { rootHz: 146.8, noteSeconds: 0.5 },
  cues: [
    {
      from: 0.5,
      to: 4.8,
      th: 'นั่งหลังตรง วางไหล่ลงสบาย ๆ\nมองวงกลมแล้วหายใจไปพร้อมกัน',
      en: 'Sit upright, let your shoulders drop.\nWatch the circle and breathe with it.',
    },
    { from: 5, to: 8.9, th: 'หายใจเข้าทางจมูก นับ 1 ถึง 4', en: 'Breathe in through the nose, counting to 4.' },
    { from: 9, to: 14.8, th: 'ผ่อนลมหายใจออกช้า ๆ นับ 1 ถึง 6', en: 'Let it out slowly, counting to 6.' },
    { from: 15, to: 18.9, th: 'อีกรอบ หายใจเข้า ให้ท้องค่อย ๆ พองออก', en: 'Once more: in, and let the belly rise.' },
    { from: 19, to: 24.8, th: 'หายใจออกยาว ๆ คลายไหล่และขากรรไกร', en: 'A long breath out; loosen shoulders and jaw.' },
    {
      from: 25,
      to: 29.6,
      th: 'ทำครบหกรอบเท่ากับหนึ่งนาที\nถ้าเวียนหัว ให้หยุดแล้วหายใจตามปกติ',
      en: 'Six rounds make one minute.\nIf you feel dizzy, stop and breathe as usual.',
    },
  ],
  draw(t) {
    const radius = 42 + 50 * fullness(t);
    return framed(
      { subject: 'health', title: 'หายใจช้า คลายตึงใน 1 นาที' },
      t / 30,
      `<circle cx="200" cy="184" r="98" fill="none" stroke="${MARIGOLD}" stroke-width="3" stroke-dasharray="4 9" stroke-linecap="round"/>` +
        `<circle cx="200" cy="184" r="${radius.toFixed(2)}" fill="${grounds.health}"/>` +
        breath(t) +
        aside(t, 0.4, 5, 'นั่งหลังตรง', 'วางไหล่ลงสบาย ๆ') +
        aside(t, 25, 30.5, '6 รอบ = 1 นาที', 'เวียนหัวเมื่อไร ให้หยุดพัก'),
    );
  },
};
