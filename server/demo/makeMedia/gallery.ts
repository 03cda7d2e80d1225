/**
 * Makes the further pictures of every product: 900 × 900 WebP in ../media/gallery, named `slug-view.webp`.
 * Needs nothing but the project's packages. Run it after a product's motif was added or mended:
 *   npx node server/demo/makeMedia/gallery.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { galleryViews } from '../content/galleryViews.ts';
import { products } from '../content/products.ts';
import { drawingOf } from './drawings.ts';
import { lamp, lightDefs, lit } from './light.ts';
import { GREY, INK, MARIGOLD, SHADE, WHITE } from './palette.ts';
import { area, at, rect, stroke } from './shapes.ts';
import { type WeaveName, wovenGround } from './weaves.ts';

const SIDE = 900;
/** Cardboard; told apart from every ground. */
const KRAFT = '#C8924F';
const LARGEST_BYTES = 28_000;
const folder = new URL('../media/gallery/', import.meta.url);

/** Each view on a weave of its own, so that the pictures are told apart at a glance. */
const views: Record<(typeof galleryViews)[number], { weave: WeaveName; draw: (motif: string) => string }> = {
  close: { weave: 'khluen', draw: (motif) => at(-6, 18, motif, -8, 1.75) },
  size: { weave: 'mi', draw: (motif) => at(-14, -8, motif, 0, 0.7) + ruler() },
  packed: { weave: 'khit', draw: (motif) => openLid() + at(0, -24, motif, 0, 0.72) + boxFront() },
};

/** A wooden ruler with a mark for each centimetre. */
const ruler = (): string =>
  rect(-70, 52, 140, 22, MARIGOLD, 3) +
  Array.from({ length: 14 }, (_, mark) => stroke(`M${-65 + mark * 10} 52v${mark % 5 === 0 ? 12 : 7}`, INK, 2)).join(
    '',
  ) +
  rect(54, -56, 12, 96, SHADE, 6) +
  area('M54-56h12l-6-16z', WHITE);

const openLid = (): string => area('M-62 2-78-22h156L62 2z', '#8A5A2B');
const boxFront = (): string =>
  rect(-62, 2, 124, 74, KRAFT, 3) +
  area('M-62 2-84 26h22zM62 2 84 26H62z', '#E0B173') +
  rect(-10, 2, 20, 74, SHADE) +
  rect(22, 44, 30, 22, WHITE, 2) +
  stroke('M28 52h18M28 59h12', GREY, 2.5);

const pictureSvg = (slug: string, category: string, view: (typeof galleryViews)[number]): string => {
  const { ground, draw } = drawingOf(slug, category);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 180 180">` +
    `${lightDefs}${wovenGround(views[view].weave, ground.colour, 180, 180)}${lamp(180, 180)}` +
    `${at(90, 90, lit(views[view].draw(draw(ground.colour))))}</svg>`
  );
};

await mkdir(folder, { recursive: true });
let bytes = 0;
for (const { cover, category } of products) {
  for (const view of galleryViews) {
    const webp = await sharp(Buffer.from(pictureSvg(cover, category, view)))
      .resize(SIDE, SIDE)
      .webp({ quality: 60, effort: 6 })
      .toBuffer();
    if (webp.byteLength > LARGEST_BYTES) throw new Error(`${cover}-${view} takes ${webp.byteLength} bytes`);
    await writeFile(new URL(`${cover}-${view}.webp`, folder), webp);
    bytes += webp.byteLength;
  }
}
console.log(`${products.length * galleryViews.length} pictures, ${bytes} bytes`);
