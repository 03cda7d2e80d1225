/**
 * Makes the covers of the demo shop: one 960 × 540 WebP for every slug of ../content/motifs.ts, in ../media/covers.
 * Needs nothing but the project's packages. Run it after a motif was added or mended:
 *   npx node server/demo/makeMedia/covers.ts [contact-sheet.png]
 * With a file name it also writes all covers, and below each its narrow phone cut, on one sheet to look at.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { motifs } from '../content/motifs.ts';
import { products } from '../content/products.ts';
import { drawingOf } from './drawings.ts';
import { lamp, lightDefs, lit } from './light.ts';
import { wovenGround } from './weaves.ts';

const WIDTH = 960;
const HEIGHT = 540;
const LARGEST_BYTES = 25_000;
const folder = new URL('../media/covers/', import.meta.url);

function coverSvg(slug: string, category: string): string {
  const { ground, draw } = drawingOf(slug, category);
  const motif = draw(ground.colour);
  const isProduct = products.some(({ cover }) => cover === slug);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 320 180">` +
    `${lightDefs}${wovenGround(ground.weave, ground.colour, 320, 180)}${isProduct ? lamp(320, 180) : ''}` +
    `<g transform="translate(160 90) scale(.95)">${isProduct ? lit(motif) : motif}</g></svg>`
  );
}

/** The cover as WebP at the best quality that keeps within the limit. */
async function render(slug: string, category: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(coverSvg(slug, category))).resize(WIDTH, HEIGHT);
  for (let quality = 80; quality >= 50; quality -= 5) {
    const webp = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (webp.byteLength <= LARGEST_BYTES) return webp;
  }
  throw new Error(`${slug} does not fit in ${LARGEST_BYTES} bytes`);
}

async function contactSheet(covers: readonly Buffer[], file: string): Promise<void> {
  const cells = await Promise.all(
    covers.flatMap((cover, index) => {
      const left = (index % 6) * 330;
      const top = Math.floor(index / 6) * 330;
      const whole = sharp(cover).resize(320, 180).toBuffer();
      const phone = sharp(cover).resize(116, 148, { fit: 'cover' }).toBuffer();
      return [whole.then((input) => ({ input, left, top })), phone.then((input) => ({ input, left, top: top + 182 }))];
    }),
  );
  const sheet = {
    width: 6 * 330,
    height: Math.ceil(covers.length / 6) * 330,
    channels: 3 as const,
    background: '#fff',
  };
  await sharp({ create: sheet }).composite(cells).png().toFile(file);
}

await mkdir(folder, { recursive: true });
const covers: Buffer[] = [];
for (const { slug, category } of motifs) {
  const webp = await render(slug, category);
  await writeFile(new URL(`${slug}.webp`, folder), webp);
  covers.push(webp);
}
const sheetFile = process.argv[2];
if (sheetFile) await contactSheet(covers, sheetFile);
console.log(`${covers.length} covers, ${covers.reduce((sum, cover) => sum + cover.byteLength, 0)} bytes`);
