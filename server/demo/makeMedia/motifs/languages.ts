import { CHAD, INK, KHRAM, MARIGOLD, SHADE, WHITE } from '../palette.ts';
import {
  area,
  at,
  bahtSign,
  bubble,
  circle,
  ellipse,
  kanaA,
  latinA,
  priceTag,
  rect,
  stroke,
  thaiKo,
  writing,
} from '../shapes.ts';
import type { Motif } from './motif.ts';

const kanaAndLatin: Motif = (ground) =>
  bubble(-66, -52, 78, 64, WHITE, -1) +
  bubble(-4, -4, 70, 52, MARIGOLD, 1) +
  kanaA(-27, -20, 0.98, ground) +
  latinA(32, 22, 0.86, INK);

const envelopeWithLetter: Motif = () =>
  area('M-62-4 0-50 62-4v62H-62z', INK) +
  rect(-46, -60, 92, 90, WHITE, 4) +
  writing(-32, -42, [50, 64, 40], 15) +
  area('M-62-4 0 34 62-4v58a6 6 0 0 1-6 6H-56a6 6 0 0 1-6-6z', SHADE) +
  area('M-58 59 0 18 58 59z', WHITE) +
  circle(42, -34, 20, MARIGOLD) +
  stroke('M33-34l7 7 12-14', INK, 5.5);

const roundTable: Motif = (ground) =>
  bubble(-62, -60, 54, 36, WHITE, -1) +
  bubble(8, -60, 54, 36, MARIGOLD, 1) +
  at(0, 2, ellipse(0, 14, 54, 26, INK, 0.35) + ellipse(0, 6, 54, 26, WHITE) + ellipse(0, 6, 42, 18, SHADE)) +
  at(-35, 46, rect(-27, -14, 54, 34, MARIGOLD, 6) + area('M-10-13v-14l14 14z', MARIGOLD)) +
  at(35, 46, rect(-27, -14, 54, 34, WHITE, 6) + area('M10-13v-14l-14 14z', WHITE)) +
  writing(-50, -47, [30, 20], 11, ground) +
  writing(20, -47, [30, 18], 11) +
  writing(-50, 43, [30, 22], 11, INK) +
  writing(20, 43, [26, 30], 11, ground);

const awningAndLantern: Motif = () => {
  const stripes = [0, 1, 2, 3, 4, 5].map((n) => {
    const x = -66 + n * 22;
    return area(`M${x * 0.82}-62h${22 * 0.82}L${x + 22}-26v6a11 9 0 0 1-22 0v-6z`, n % 2 ? WHITE : MARIGOLD);
  });
  return (
    rect(-56, -24, 112, 90, INK, 3) +
    rect(-48, -12, 96, 78, WHITE) +
    stripes.join('') +
    stroke('M-20-16v12', INK, 3) +
    ellipse(-20, 20, 23, 22, CHAD) +
    stroke('M-20-2v44M-33 2c-6 12-6 24 0 36M-7 2c6 12 6 24 0 36', MARIGOLD, 2) +
    rect(-31, -6, 22, 7, MARIGOLD, 2) +
    rect(-31, 39, 22, 7, MARIGOLD, 2) +
    stroke('M-20 47v13', CHAD, 4) +
    priceTag(30, 30, 90, at(11, 0, bahtSign(0, 0, 0.66), -90), 0.95)
  );
};

const letterAndStall: Motif = (ground) =>
  bubble(-64, -62, 66, 58, WHITE, -1) +
  thaiKo(-31, -33, 1.05, ground) +
  rect(25, -8, 6, 72, INK) +
  area('M-10 2c2-26 18-38 38-38s36 12 38 38z', MARIGOLD) +
  area('M14 2c0-20 6-34 14-38 8 4 14 18 14 38z', WHITE) +
  rect(-14, 30, 80, 10, INK, 3) +
  rect(-8, 40, 68, 26, WHITE, 3) +
  area('M-4 30c0-12 28-12 28 0z', SHADE) +
  area('M38 18h16l-3 12h-10z', KHRAM);

export const languageMotifs: Record<string, Motif> = {
  'japanese-for-work-beginner': kanaAndLatin,
  'english-emails-and-meetings': envelopeWithLetter,
  'english-speaking-small-group': roundTable,
  'mandarin-for-shopkeepers': awningAndLantern,
  'thai-for-newcomers': letterAndStall,
};
