/**
 * Makes the demo's films in ../media/videos, for each lesson and each course that is studied alone: an H.264/AAC mp4, a
 * VP9/Opus webm, a poster, and Thai and English subtitles. Needs Debian's ffmpeg and chromium (or CHROMIUM_PATH). Usage:
 * npx node server/demo/makeMedia/videos.ts [lesson-data …]; `--stills <folder>` only draws pictures.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { demoShop } from '../content/demoShop.ts';
import { openStage } from './browserStage.ts';
import { courseSlides } from './lessons/courseSlides.ts';
import { craftLesson } from './lessons/craft.ts';
import { dataLesson } from './lessons/data.ts';
import { healthLesson } from './lessons/health.ts';
import { languageLesson } from './lessons/language.ts';
import type { Lesson } from './lessons/lesson.ts';
import { marketingLesson } from './lessons/marketing.ts';
import { taxLesson } from './lessons/tax.ts';
import { teaser } from './lessons/teaser.ts';
import { composeMusic } from './music.ts';
import { webVtt } from './subtitles.ts';

const FRAMES_PER_SECOND = 15;
/** Slides are read in silence after some music. */
const OPENING_SECONDS = 4;
const GOP = String(2 * FRAMES_PER_SECOND);
const studied = demoShop.courses.filter(({ schedule }) => schedule === null);
const lessons: readonly Lesson[] = [
  ...[dataLesson, languageLesson, taxLesson, marketingLesson, craftLesson, healthLesson, teaser],
  ...studied.map(courseSlides),
];
const folder = fileURLToPath(new URL('../media/videos/', import.meta.url));
const run = promisify(execFile);

async function drawFrame(page: Page, lesson: Lesson, seconds: number): Promise<Buffer> {
  await page.evaluate(`document.getElementById('stage').innerHTML = ${JSON.stringify(lesson.draw(seconds))}`);
  return page.screenshot({ type: 'png' });
}

/** ffmpeg's arguments for the pictures of a film, and how much the coders may leave out of them. */
type Pictures = {
  readonly input: readonly string[];
  readonly output: readonly string[];
  readonly h264Crf: string;
  readonly vp9Crf: string;
};

async function encode(
  { name, folder: subject = '' }: Lesson,
  { input, output, h264Crf, vp9Crf }: Pictures,
  wav: string,
): Promise<void> {
  const pictures = ['-y', '-v', 'error', ...input, '-i', wav];
  const still = ['-pix_fmt', 'yuv420p', '-map_metadata', '-1', '-fflags', '+bitexact', ...output];
  const h264 = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-tune', 'animation', '-crf', h264Crf];
  const aac = ['-c:a', 'aac', '-ar', '24000', '-b:a', '28k', '-movflags', '+faststart'];
  await run('ffmpeg', [...pictures, ...still, ...h264, ...aac, join(folder, subject, `${name}.mp4`)]);
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
    '-row-mt',
    '1',
    '-crf',
    vp9Crf,
  ];
  const opus = ['-c:a', 'libopus', '-b:a', '24k'];
  await run('ffmpeg', [...pictures, ...still, ...vp9, ...opus, join(folder, subject, `${name}.webm`)]);
}

async function drawMoving(page: Page, lesson: Lesson, work: string): Promise<Pictures> {
  for (let frame = 0; frame < lesson.seconds * FRAMES_PER_SECOND; frame++) {
    const picture = await drawFrame(page, lesson, frame / FRAMES_PER_SECOND);
    await writeFile(join(work, `${String(frame).padStart(4, '0')}.png`), picture);
  }
  return {
    input: ['-framerate', String(FRAMES_PER_SECOND), '-i', join(work, '%04d.png')],
    output: ['-g', GOP, '-keyint_min', GOP],
    ...{ h264Crf: '27', vp9Crf: '42' },
  };
}

/** Draws each still once; a frame a second is enough for a film of them. */
async function drawStills(page: Page, lesson: Lesson, times: readonly number[], work: string): Promise<Pictures> {
  const lines = [];
  for (const [place, time] of times.entries()) {
    await writeFile(join(work, `${place}.png`), await drawFrame(page, lesson, time));
    lines.push(`file ${place}.png`, `duration ${(times[place + 1] ?? lesson.seconds) - time}`);
  }
  // The last picture counts only if it is named again.
  lines.push(`file ${times.length - 1}.png`);
  await writeFile(join(work, 'stills.txt'), lines.join('\n'));
  return {
    input: ['-f', 'concat', '-i', join(work, 'stills.txt')],
    output: ['-vf', 'fps=1', '-g', '300', '-sc_threshold', '0', '-t', String(lesson.seconds)],
    ...{ h264Crf: '35', vp9Crf: '50' },
  };
}

async function make(page: Page, lesson: Lesson): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'lesson-'));
  await mkdir(join(folder, lesson.folder ?? ''), { recursive: true });
  const { rootHz, noteSeconds } = lesson.music;
  const pictures = lesson.stills
    ? await drawStills(page, lesson, lesson.stills, work)
    : await drawMoving(page, lesson, work);
  // A little shorter than the picture, so that the coder's padding does not lengthen the film.
  const soundSeconds = Math.min(lesson.seconds, lesson.stills ? OPENING_SECONDS : lesson.seconds) - 0.1;
  await writeFile(join(work, 'music.wav'), composeMusic(soundSeconds, rootHz, noteSeconds));
  await encode(lesson, pictures, join(work, 'music.wav'));
  const poster = await drawFrame(page, lesson, lesson.poster);
  await sharp(poster)
    .webp({ quality: lesson.stills ? 55 : 82, effort: 6 })
    .toFile(join(folder, lesson.folder ?? '', `${lesson.name}.webp`));
  await writeFile(join(folder, lesson.folder ?? '', `${lesson.name}.th.vtt`), webVtt(lesson.cues, 'th'));
  await writeFile(join(folder, lesson.folder ?? '', `${lesson.name}.en.vtt`), webVtt(lesson.cues, 'en'));
  await rm(work, { recursive: true });
  const sizes = ['mp4', 'webm', 'webp'].map(
    async (kind) => (await stat(join(folder, lesson.folder ?? '', `${lesson.name}.${kind}`))).size,
  );
  console.log(lesson.name, lesson.seconds, ...(await Promise.all(sizes)));
}

async function stills(page: Page, lesson: Lesson, into: string): Promise<void> {
  const everyThird = Array.from({ length: Math.floor(lesson.seconds / 3) }, (_, place) => 2 + place * 3);
  for (const second of lesson.stills ?? everyThird) {
    await writeFile(
      join(into, `${lesson.name}-${String(second).padStart(2, '0')}.png`),
      await drawFrame(page, lesson, second),
    );
  }
}

await mkdir(folder, { recursive: true });
const stillsFolder = process.argv[2] === '--stills' ? process.argv[3] : undefined;
const named = process.argv.slice(stillsFolder ? 4 : 2);
const { page, close } = await openStage(640, 360, 1);
for (const lesson of lessons.filter((candidate) => named.length === 0 || named.includes(candidate.name))) {
  if (stillsFolder) await stills(page, lesson, stillsFolder);
  else await make(page, lesson);
}
await close();
