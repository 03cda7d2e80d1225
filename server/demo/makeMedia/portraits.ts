/**
 * Makes the pictures of the teachers: 512 × 512 WebP in ../media/teachers, named after the teacher's id.
 * Needs nothing but the project's packages. Run it after a teacher was added or their look was changed:
 *   npx node server/demo/makeMedia/portraits.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { demoShop } from '../content/demoShop.ts';
import { drawingOf } from './drawings.ts';
import { lamp, lightDefs } from './light.ts';
import { portraitOf } from './looks.ts';
import { wovenGround } from './weaves.ts';

const SIDE = 512;
const LARGEST_BYTES = 14_000;
const folder = new URL('../media/teachers/', import.meta.url);

/** On the ground of the courses that they teach. */
function portraitSvg(id: string): string {
  const course = demoShop.courses.find(({ instructor }) => instructor === id);
  if (!course) throw new Error(`No course of ${id}`);
  const { ground } = drawingOf(course.cover, course.category);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 180 180">${lightDefs}` +
    `${wovenGround(ground.weave, ground.colour, 180, 180)}${lamp(180, 180)}${portraitOf(id)}</svg>`
  );
}

await mkdir(folder, { recursive: true });
let bytes = 0;
for (const { id } of demoShop.instructors) {
  const webp = await sharp(Buffer.from(portraitSvg(id)))
    .resize(SIDE, SIDE)
    .webp({ quality: 56, effort: 6 })
    .toBuffer();
  if (webp.byteLength > LARGEST_BYTES) throw new Error(`${id} takes ${webp.byteLength} bytes`);
  await writeFile(new URL(`${id}.webp`, folder), webp);
  bytes += webp.byteLength;
}
console.log(`${demoShop.instructors.length} portraits, ${bytes} bytes`);
