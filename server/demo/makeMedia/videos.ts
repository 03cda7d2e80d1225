/**
 * Makes the demo's films in ../media/videos: for each lesson an H.264/AAC mp4, a VP9/Opus webm, a poster, and Thai and
 * English subtitles. Needs Debian's ffmpeg and chromium (or CHROMIUM_PATH). Usage: npx node
 * server/demo/makeMedia/videos.ts [lesson-data …]; `--stills <folder>` only draws a picture every three seconds.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { openStage } from './browserStage.ts';
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
const GOP = String(2 * FRAMES_PER_SECOND);
const lessons = [dataLesson, languageLesson, taxLesson, marketingLesson, craftLesson, healthLesson, teaser];
const folder = fileURLToPath(new URL('../media/videos/', import.meta.url));
const run = promisify(execFile);

async function drawFrame(page: Page, lesson: Lesson, seconds: number): Promise<Buffer> {
  await page.evaluate(`document.getElementById('stage').innerHTML = ${JSON.stringify(lesson.draw(seconds))}`);
  return page.screenshot({ type: 'png' });
}

async function encode(lesson: Lesson, frames: string, wav: string): Promise<void> {
  const input = [
    '-y',
    '-v',
    'error',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    join(frames, '%04d.png'),
    '-i',
    wav,
  ];
  const still = ['-pix_fmt', 'yuv420p', '-g', GOP, '-map_metadata', '-1', '-fflags', '+bitexact'];
  const h264 = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-tune', 'animation', '-crf', '23'];
  const aac = ['-c:a', 'aac', '-b:a', '56k', '-movflags', '+faststart'];
  await run('ffmpeg', [...input, ...still, ...h264, '-keyint_min', GOP, ...aac, join(folder, `${lesson.name}.mp4`)]);
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '36', '-deadline', 'good', '-cpu-used', '1', '-row-mt', '1'];
  const opus = ['-c:a', 'libopus', '-b:a', '40k'];
  await run('ffmpeg', [...input, ...still, ...vp9, ...opus, join(folder, `${lesson.name}.webm`)]);
}

async function make(page: Page, lesson: Lesson): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'lesson-'));
  for (let frame = 0; frame < lesson.seconds * FRAMES_PER_SECOND; frame++) {
    const picture = await drawFrame(page, lesson, frame / FRAMES_PER_SECOND);
    await writeFile(join(work, `${String(frame).padStart(4, '0')}.png`), picture);
  }
  const { rootHz, noteSeconds } = lesson.music;
  // A little shorter than the picture, so that the coder's padding does not lengthen the film.
  await writeFile(join(work, 'music.wav'), composeMusic(lesson.seconds - 0.1, rootHz, noteSeconds));
  await encode(lesson, work, join(work, 'music.wav'));
  const poster = await drawFrame(page, lesson, lesson.poster);
  await sharp(poster)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, `${lesson.name}.webp`));
  await writeFile(join(folder, `${lesson.name}.th.vtt`), webVtt(lesson.cues, 'th'));
  await writeFile(join(folder, `${lesson.name}.en.vtt`), webVtt(lesson.cues, 'en'));
  await rm(work, { recursive: true });
  const sizes = ['mp4', 'webm', 'webp'].map(async (kind) => (await stat(join(folder, `${lesson.name}.${kind}`))).size);
  console.log(lesson.name, ...(await Promise.all(sizes)));
}

async function stills(page: Page, lesson: Lesson, into: string): Promise<void> {
  for (let second = 2; second < lesson.seconds; second += 3) {
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
