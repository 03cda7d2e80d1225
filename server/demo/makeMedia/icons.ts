/**
 * Makes the application's own pictures in public/: favicon, install icons (any, maskable, monochrome, Apple), shortcut
 * icons, the picture for a missing picture, and the bank badges. Needs nothing but the project's packages:
 *   npx node server/demo/makeMedia/icons.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { bankBadges } from './bankBadges.ts';
import { MARIGOLD, NIGHT, WHITE } from './palette.ts';

const out = fileURLToPath(new URL('../../../public/', import.meta.url));
const svg = (size: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${inside}</svg>`;

/** Three leaves on a cord, in a square of 64. */
const leaves = [15, 27.5, 40]
  .map((y) => `<rect x="11" y="${y}" width="42" height="9" rx="2.5" fill="${WHITE}"/>`)
  .join('');
const mark = `${leaves}<path d="M23 9v46" stroke="${MARIGOLD}" stroke-width="4" stroke-linecap="round"/>`;
const scaled = (by: number) => `<g transform="translate(32 32) scale(${by}) translate(-32 -32)">${mark}</g>`;
const rounded = `<rect width="64" height="64" rx="15" fill="${NIGHT}"/>`;
const bleeding = `<rect width="64" height="64" fill="${NIGHT}"/>`;

// The system paints a monochrome icon in one colour: the cord is told apart by the gap around it.
const oneColour =
  '<mask id="gap"><rect width="64" height="64" fill="#fff"/><path d="M23 0v64" stroke="#000" stroke-width="9"/></mask>' +
  `<g mask="url(#gap)">${leaves.replaceAll(WHITE, '#fff')}</g>` +
  '<path d="M23 9v46" stroke="#fff" stroke-width="4" stroke-linecap="round"/>';

const line = (d: string, colour = WHITE) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`;
const shortcut = (inside: string) => `${rounded}<g transform="translate(14 14) scale(1.5)">${inside}</g>`;

const icons: Record<string, readonly [size: number, drawing: string]> = {
  'icons/icon-192.png': [192, rounded + mark],
  'icons/icon-512.png': [512, rounded + mark],
  'icons/maskable-192.png': [192, bleeding + scaled(0.76)],
  'icons/maskable-512.png': [512, bleeding + scaled(0.76)],
  'icons/monochrome-512.png': [512, oneColour],
  'icons/apple-touch-icon.png': [180, bleeding + scaled(0.92)],
  'icons/shortcut-my-courses.png': [
    96,
    shortcut(
      `${line('M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z')}<path d="M10 8.6v6.8l5.6-3.4z" fill="${MARIGOLD}"/>`,
    ),
  ],
  'icons/shortcut-cart.png': [
    96,
    shortcut(
      `${line('M3 5h2.4l2 10.5h10.2L20 8.5H6.2')}<circle cx="9" cy="19.3" r="1.7" fill="${MARIGOLD}"/><circle cx="16.5" cy="19.3" r="1.7" fill="${MARIGOLD}"/>`,
    ),
  ],
  'icons/shortcut-report.png': [
    96,
    shortcut(line('M6 3.5h12v17l-3-1.8-3 1.8-3-1.8-3 1.8z') + line('M9 8.5h6') + line('M9 13l2 2 4-4', MARIGOLD)),
  ],
};

const noImage =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><pattern id="lan" width="120" height="24" patternUnits="userSpaceOnUse">' +
  '<rect x="3" y="4" width="114" height="16" rx="3" fill="#fff" opacity=".16"/><circle cx="34" cy="12" r="3" fill="#fff" opacity=".45"/>' +
  '<circle cx="86" cy="12" r="3" fill="#fff" opacity=".45"/></pattern><path fill="#123C2E" d="M0 0h320v200H0z"/><path fill="url(#lan)" d="M0 0h320v200H0z"/></svg>';

await mkdir(`${out}icons`, { recursive: true });
await mkdir(`${out}bank-logos`, { recursive: true });
for (const [name, [size, drawing]] of Object.entries(icons)) {
  const picture = sharp(Buffer.from(svg(64, drawing)), { density: (72 * size) / 64 }).resize(size, size);
  await picture.png({ compressionLevel: 9, palette: true }).toFile(out + name);
}
await writeFile(`${out}favicon.svg`, `${svg(64, rounded + mark)}\n`);
await writeFile(`${out}no-image.svg`, `${noImage}\n`);
for (const [code, drawing] of Object.entries(bankBadges))
  await writeFile(`${out}bank-logos/${code}.svg`, `${drawing}\n`);
