/**
 * Makes the pictures of the teachers: 512 × 512 WebP in ../media/teachers, named after the teacher's id.
 * Needs nothing but the project's packages. Run it after a teacher was added or their look was changed:
 *   npx node server/demo/makeMedia/portraits.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { demoShop } from '../content/demoShop.ts';
import { drawingOf } from './drawings.ts';
import { face, type Look } from './faces.ts';
import { lamp, lightDefs } from './light.ts';
import { CLAY, KHRAM, MARIGOLD, NIGHT, PANDAN, SHADE, WHITE } from './palette.ts';
import { at } from './shapes.ts';
import { wovenGround } from './weaves.ts';

const SIDE = 512;
const LARGEST_BYTES = 14_000;
const folder = new URL('../media/teachers/', import.meta.url);

const BLACK = '#2A211E';
const BROWN = '#4A3225';
const GREY = '#A9ACA6';
const [FAIR, WARM, TAN, DARK] = ['#EDC096', '#E0AF84', '#CF9B6D', '#B5794C'];

/** By the teacher's id. */
const looks: Record<string, Look> = {
  'paweena-srisuk': {
    skin: WARM,
    hair: 'bob',
    hairColour: BLACK,
    clothes: 'collar',
    colour: MARIGOLD,
    has: ['glasses'],
  },
  'nattadon-lanthong': { skin: WARM, hair: 'short', hairColour: BLACK, clothes: 'round', colour: '#4B6A8C' },
  'rawikan-thammarak': { skin: FAIR, hair: 'tied', hairColour: BLACK, clothes: 'suit', colour: NIGHT, second: KHRAM },
  'mintra-wongthong': { skin: FAIR, hair: 'long', hairColour: BROWN, clothes: 'collar', colour: SHADE },
  'pimdao-romsai': { skin: WARM, hair: 'tied', hairColour: BROWN, clothes: 'round', colour: CLAY, has: ['earrings'] },
  'lalita-saelew': {
    skin: FAIR,
    hair: 'bun',
    hairColour: BLACK,
    clothes: 'crossed',
    colour: '#B0291A',
    second: MARIGOLD,
  },
  'arunee-baibua': { skin: TAN, hair: 'bob', hairColour: BROWN, clothes: 'round', colour: MARIGOLD, has: ['earrings'] },
  'theerapong-yooyen': {
    ...{ skin: WARM, hair: 'parted', hairColour: BLACK, clothes: 'suit', colour: NIGHT, second: '#B0291A' },
    has: ['glasses'],
  },
  'sasiwan-rueankham': { skin: WARM, hair: 'long', hairColour: BLACK, clothes: 'collar', colour: PANDAN },
  'yada-pinkaew': { skin: TAN, hair: 'bob', hairColour: BLACK, clothes: 'round', colour: WHITE, has: ['earrings'] },
  'phuri-saengthian': { skin: TAN, hair: 'parted', hairColour: BROWN, clothes: 'collar', colour: '#7A4A6A' },
  'krit-dindee': {
    ...{ skin: TAN, hair: 'short', hairColour: BROWN, clothes: 'apron', colour: SHADE, second: PANDAN },
    has: ['moustache'],
  },
  'buakham-khramngam': {
    ...{ skin: DARK, hair: 'cloth', hairColour: KHRAM, clothes: 'crossed', colour: '#1E3563', second: WHITE },
    has: ['lines', 'earrings'],
  },
  'chalida-khemthong': { skin: WARM, hair: 'tied', hairColour: BLACK, clothes: 'apron', colour: WHITE, second: NIGHT },
  'saman-kophai': {
    ...{ skin: DARK, hair: 'thin', hairColour: GREY, clothes: 'crossed', colour: '#35546B', second: SHADE },
    has: ['lines'],
  },
  'anon-maihom': { skin: TAN, hair: 'short', hairColour: BLACK, clothes: 'apron', colour: KHRAM, second: '#8A5A2B' },
  'thitima-phuphithak': { skin: FAIR, hair: 'bun', hairColour: BLACK, clothes: 'coat', colour: WHITE, second: SHADE },
  'kanya-waree': { skin: WARM, hair: 'tied', hairColour: BROWN, clothes: 'collar', colour: '#1D6B78' },
  'wanna-unjai': {
    ...{ skin: TAN, hair: 'bob', hairColour: GREY, clothes: 'coat', colour: '#7FA8B8', second: WHITE },
    has: ['lines', 'glasses'],
  },
  'nalin-channuan': { skin: FAIR, hair: 'long', hairColour: BLACK, clothes: 'round', colour: SHADE, has: ['earrings'] },
};

/** On the ground of the courses that they teach. */
function portraitSvg(id: string): string {
  const course = demoShop.courses.find(({ instructor }) => instructor === id);
  const look = looks[id];
  if (!course || !look) throw new Error(`No course or look for ${id}`);
  const { ground } = drawingOf(course.cover, course.category);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 180 180">${lightDefs}` +
    `${wovenGround(ground.weave, ground.colour, 180, 180)}${lamp(180, 180)}${at(90, 84, face(look))}</svg>`
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
