import { INK, KHRAM, MARIGOLD, SHADE, WHITE } from '../palette.ts';
import { area, at, circle, ellipse, gear, rect, ring, stroke, writing } from '../shapes.ts';
import type { Motif } from './motif.ts';

const windowBar = (w: number) =>
  area(`M${-w / 2}-26v-14a8 8 0 0 1 8-8h${w - 16}a8 8 0 0 1 8 8v14z`, INK) +
  circle(-w / 2 + 14, -37, 3, MARIGOLD) +
  at(0, 0, stroke(`M${-w / 2 + 26}-37h38`, SHADE, 4));

const tableAndBars: Motif = () =>
  rect(-66, -48, 132, 98, WHITE, 8) +
  stroke('M-66-26H66M-66-1H66M-66 24H66M-33-48v98M0-48v98M33-48v98', SHADE, 2) +
  area('M-27 50V18h22v32zM6 50V-4h22v54zM39 50v-66h22v66z', MARIGOLD) +
  windowBar(132);

const filesThroughGear: Motif = (ground) =>
  [-1, 0, 1]
    .map((n) => at(n * 36, -46, rect(-13, -17, 26, 34, WHITE, 3) + writing(-7, -7, [14, 14, 8], 7, SHADE), n * -9))
    .join('') +
  gear(0, 3, 27, MARIGOLD, ground) +
  area('M-50 30h34l9 10h57v24a5 5 0 0 1-5 5h-90a5 5 0 0 1-5-5z', INK) +
  rect(-50, 43, 100, 26, WHITE, 5);

const cylinderUnderGlass: Motif = (ground) =>
  area('M-54-42v84c0 12 22 20 50 20s50-8 50-20v-84z', WHITE) +
  ellipse(-4, -42, 50, 18, SHADE) +
  stroke('M-54-14c0 12 22 20 50 20s50-8 50-20M-54 14c0 12 22 20 50 20s50-8 50-20', ground, 5) +
  circle(24, 16, 26, MARIGOLD) +
  circle(24, 16, 18, WHITE) +
  writing(13, 11, [22, 14], 10, ground) +
  stroke('M43 36 58 54', INK, 10);

const cardBehindShield: Motif = () =>
  at(
    -12,
    -14,
    rect(-52, -40, 104, 74, WHITE, 8) +
      circle(-28, -12, 12, SHADE) +
      area('M-46 20c0-22 36-22 36 0z', SHADE) +
      writing(0, -20, [38, 30], 14),
  ) +
  area('M24-22 62-8v24c0 24-16 38-38 46-22-8-38-22-38-46V-8z', MARIGOLD) +
  circle(24, 14, 9, INK) +
  area('M24 12 30 38H18z', INK);

const wallScreen: Motif = () =>
  rect(-66, -60, 132, 86, INK, 8) +
  rect(-60, -54, 120, 74, WHITE, 4) +
  stroke('M-50 6a22 22 0 0 1 44 0', SHADE, 9) +
  stroke('M-50 6a22 22 0 0 1 32-19.5', MARIGOLD, 9) +
  stroke('M-28 6-19-7', INK, 4) +
  stroke('M6 8 20-12 34-2 52-34', KHRAM, 5) +
  circle(52, -34, 5, MARIGOLD) +
  [-48, -16, 16, 48].map((x) => ring(x, 42, 5, WHITE, 8) + area(`M${x - 13} 66c0-22 26-22 26 0z`, WHITE)).join('');

export const dataMotifs: Record<string, Motif> = {
  'excel-power-bi-for-work': tableAndBars,
  'python-for-office-work': filesThroughGear,
  'sql-for-shop-questions': cylinderUnderGlass,
  'personal-data-law-for-shops': cardBehindShield,
  'team-dashboard-workshop': wallScreen,
};
