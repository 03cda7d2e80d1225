import { HINT, INK, KHRAM, MARIGOLD, SHADE, WHITE } from '../palette.ts';
import { framed, ramp, shown, text, typed } from '../stage.ts';
import type { Lesson } from './lesson.ts';

interface Line {
  readonly at: number;
  readonly y: number;
  readonly english: string;
  readonly verdict: string;
  readonly fill: string;
  readonly ink: string;
}

const lines: readonly Line[] = [
  { at: 0.8, y: 92, english: 'Send me the file.', verdict: 'ฟังเหมือนสั่ง', fill: SHADE, ink: INK },
  { at: 6.5, y: 154, english: 'Please send me the file.', verdict: 'สุภาพขึ้น แต่ยังเป็นคำสั่ง', fill: '#E3EAF7', ink: INK },
  { at: 13, y: 216, english: 'Could you send me the file, please?', verdict: 'สุภาพกับทุกคน', fill: KHRAM, ink: WHITE },
];

function line(item: Line, t: number): string {
  const width = 60 + item.english.length * 10.2;
  return shown(
    t,
    item.at,
    21.5,
    `<rect x="64" y="${item.y}" width="${width}" height="46" rx="8" fill="${item.fill}"/>` +
      `<path d="M78 ${item.y + 45}v13l14-13z" fill="${item.fill}"/>` +
      text(84, item.y + 31, typed(item.english, t, item.at + 0.4), {
        size: 22,
        weight: 600,
        fill: item.ink,
        anchor: 'start',
      }) +
      shown(
        t,
        item.at + 2.4,
        99,
        text(width + 80, item.y + 30, item.verdict, { size: 17, fill: HINT, anchor: 'start' }),
      ),
  );
}

function recipe(t: number): string {
  const parts = [
    { x: 72, w: 160, words: 'Could you', fill: KHRAM, ink: WHITE },
    { x: 252, w: 190, words: 'กริยาช่องแรก', fill: MARIGOLD, ink: INK },
    { x: 462, w: 142, words: 'please?', fill: KHRAM, ink: WHITE },
  ];
  const boxes = parts.map((part, index) =>
    shown(
      t,
      21.6 + index * 0.8,
      99,
      `<rect x="${part.x}" y="104" width="${part.w}" height="54" rx="8" fill="${part.fill}"/>` +
        text(part.x + part.w / 2, 139, part.words, { size: 23, weight: 650, fill: part.ink }),
    ),
  );
  const plus = [242, 452].map((x, index) =>
    shown(t, 22.4 + index * 0.8, 99, text(x, 140, '+', { size: 24, weight: 650 })),
  );
  return boxes.join('') + plus.join('');
}

function practice(t: number): string {
  const underline = 300 * ramp(t, 27.4, 1.2);
  return (
    shown(t, 25.8, 99, text(338, 204, 'ลองพูดตาม', { size: 19, fill: HINT })) +
    text(338, 246, typed('Could you help me, please?', t, 26.2), { size: 30, weight: 650, fill: KHRAM }) +
    `<path d="M188 260h${underline}" stroke="${MARIGOLD}" stroke-width="4" stroke-linecap="round" opacity="${ramp(t, 27.4, 0.2)}"/>`
  );
}

export const languageLesson: Lesson = {
  name: 'lesson-language',
  seconds: 30,
  poster: 19,
  music: { rootHz: 220, noteSeconds: 0.34 },
  cues: [
    {
      from: 0.5,
      to: 6,
      th: 'อยากให้เพื่อนร่วมงานส่งไฟล์ให้\nSend me the file ถูกไวยากรณ์ แต่ฟังเหมือนออกคำสั่ง',
      en: 'You want a colleague to send a file.\n“Send me the file” is correct, but sounds like an order.',
    },
    {
      from: 6.3,
      to: 12.6,
      th: 'เติม Please ข้างหน้า นุ่มขึ้น\nแต่ก็ยังเป็นประโยคคำสั่งอยู่',
      en: 'Put “Please” in front and it is softer,\nyet still a command.',
    },
    {
      from: 13,
      to: 20.8,
      th: 'เปลี่ยนเป็นคำถามด้วย Could you\nแล้วปิดท้ายด้วย please ใช้ได้ทั้งกับหัวหน้าและลูกค้า',
      en: 'Make it a question with “Could you”, end with “please”,\nand it suits managers and customers alike.',
    },
    {
      from: 21.4,
      to: 25.4,
      th: 'จำสูตรนี้ไว้\nCould you ตามด้วยกริยาช่องแรก จบด้วย please',
      en: 'Keep this pattern:\nCould you, the plain verb, please.',
    },
    {
      from: 25.8,
      to: 29.6,
      th: 'ลองพูดตาม Could you help me, please?\nช่วยฉันหน่อยได้ไหม',
      en: 'Say it aloud:\n“Could you help me, please?”',
    },
  ],
  draw(t) {
    return framed(
      { subject: 'languages', title: 'ขอร้องเป็นภาษาอังกฤษให้สุภาพ' },
      t / 30,
      lines.map((item) => line(item, t)).join('') + recipe(t) + practice(t),
    );
  },
};
