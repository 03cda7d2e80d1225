import { CLAY, INK, KHRAM, MARIGOLD, SHADE, WHITE } from '../palette.ts';
import { area, at, circle, dashed, ellipse, needle, rect, ring, shadow, stroke } from '../shapes.ts';
import type { Motif } from './motif.ts';

const potOnWheel: Motif = () =>
  shadow(64, 62) +
  ellipse(0, 54, 58, 10, MARIGOLD) +
  area('M-30-44c0 18-26 26-26 56 0 24 20 40 56 40s56-16 56-40c0-30-26-38-26-56z', WHITE) +
  stroke('M-52 2c30 10 74 10 104 0M-55 18c34 12 76 12 110 0', CLAY, 5) +
  ellipse(0, -46, 34, 10, INK);

const clothOverJar: Motif = () =>
  shadow(64, 50) +
  area('M-34 2h68c14 14 16 50-6 62h-56c-22-12-20-48-6-62z', INK) +
  ellipse(0, 2, 36, 9, KHRAM) +
  stroke('M-64-58H64', MARIGOLD, 7) +
  area('M-50-58h100v46c-8 8-16-2-25 4s-16 0-25 4-17-6-25-2-17 0-25-6z', WHITE) +
  [-30, 0, 30].map((x) => ring(x, -36, 11, KHRAM, 5) + circle(x, -36, 3, KHRAM)).join('') +
  stroke('M-50-14q12 8 25 2t25 2 25-4 25-4', KHRAM, 5);

const walletAndNeedle: Motif = () =>
  rect(-60, -40, 120, 84, '#7A3B1A', 10) +
  area('M-60 0h120v34a10 10 0 0 1-10 10H-50a10 10 0 0 1-10-10z', MARIGOLD) +
  area('M-60-6h120V6H-60z', INK) +
  dashed('M-52-32H52M-52 36H52M-52 12v24M52 12v24', WHITE, 3.5, '9 6') +
  circle(0, 20, 7, INK) +
  stroke('M52-32c16-14 16-24 2-30S20-64 6-62', WHITE, 2.5) +
  needle(-34, -54, 74, 70);

const halfWovenBasket: Motif = () => {
  const uprights = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((n) =>
    stroke(`M${n * 9} 40L${n * 12.4}-58`, n % 2 ? SHADE : WHITE, 6),
  );
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const half = 56 - row * 2.5;
    return dashed(
      `M${-half} ${4 + row * 12}h${half * 2}`,
      row % 2 ? MARIGOLD : '#D99700',
      9,
      row % 2 ? '11 2' : '11 2 6 2',
    );
  });
  return (
    shadow(66, 54) + uprights.join('') + area('M-58-2H58L44 60a6 6 0 0 1-6 5h-76a6 6 0 0 1-6-5z', CLAY) + rows.join('')
  );
};

const stoolAndPlane: Motif = () =>
  shadow(64, 62) +
  stroke('M-40-34-52 60M-20-34v86M2-34 14 60', MARIGOLD, 9) +
  stroke('M-44 14h52', '#D99700', 6) +
  rect(-62, -50, 86, 18, WHITE, 8) +
  at(
    38,
    50,
    rect(-26, -10, 54, 20, CLAY, 3) +
      area('M-6-10 4-34h10L8-10z', SHADE) +
      area('M14-10c0-16 16-16 14 0z', INK) +
      circle(-18, -16, 7, INK),
  ) +
  stroke('M22 18c-4-16 20-20 22-6s-14 14-14 4 8-8 10-4', WHITE, 3.5);

export const craftMotifs: Record<string, Motif> = {
  'hand-built-ceramics': potOnWheel,
  'natural-indigo-dyeing': clothOverJar,
  'hand-stitched-leather-wallet': walletAndNeedle,
  'bamboo-basket-weaving': halfWovenBasket,
  'first-wooden-stool': stoolAndPlane,
};
