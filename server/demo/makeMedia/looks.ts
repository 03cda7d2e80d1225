import { face, type Look } from './faces.ts';
import { CLAY, KHRAM, MARIGOLD, NIGHT, PANDAN, SHADE, WHITE } from './palette.ts';
import { at } from './shapes.ts';

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

/** A teacher in a square of 180. Refuses one without a look. */
export function portraitOf(id: string): string {
  const look = looks[id];
  if (!look) throw new Error(`No look for ${id}`);
  return at(90, 84, face(look));
}
