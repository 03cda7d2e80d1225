import { CHAD, CLAY, GREY, INK, KHRAM, MARIGOLD, PANDAN, SHADE, WHITE } from '../palette.ts';
import {
  area,
  at,
  bottle,
  circle,
  dashed,
  ellipse,
  kanaA,
  needle,
  rect,
  ring,
  shadow,
  stroke,
  writing,
} from '../shapes.ts';
import type { Motif } from './motif.ts';

const kanaWorkbook: Motif = (ground) =>
  rect(-48, -62, 102, 126, INK, 6) +
  rect(-54, -66, 102, 126, WHITE, 6) +
  area('M-54-60a6 6 0 0 1 6-6h12v126h-12a6 6 0 0 1-6-6z', MARIGOLD) +
  dashed('M-24-50h60v60h-60zM6-50v60M-24-20h60', GREY, 2.5, '5 4') +
  kanaA(6, -20, 1.1, ground) +
  writing(-22, 26, [56, 40], 16, SHADE);

const boundLedger: Motif = (ground) =>
  rect(-54, -64, 108, 128, INK, 8) +
  rect(-38, -52, 82, 104, WHITE, 3) +
  stroke('M-12-52V52M18-52V52', ground, 2.5) +
  [-36, -18, 0, 18, 36]
    .map((y) => writing(-32, y, [12], 1, SHADE) + writing(-5, y, [15], 1) + writing(25, y, [12], 1))
    .join('') +
  area('M22-66h16v52l-8-8-8 8z', MARIGOLD) +
  rect(-54, -40, 8, 16, MARIGOLD) +
  rect(-54, 24, 8, 16, MARIGOLD);

const fanOfCards: Motif = (ground) =>
  at(0, 60, rect(-34, -118, 68, 100, SHADE, 8), -24) +
  at(0, 60, rect(-34, -122, 68, 100, MARIGOLD, 8), 20) +
  at(
    0,
    60,
    rect(-36, -116, 72, 108, WHITE, 8) +
      stroke('M-18-92h36M-18-78h36', INK, 8) +
      rect(-24, -60, 48, 40, ground, 3) +
      stroke('M-8-60v40M8-60v40M-24-47h48M-24-33h48', WHITE, 2.5) +
      rect(8, -47, 16, 14, MARIGOLD),
    -2,
  );

const spiralNotebook: Motif = () =>
  rect(-44, -62, 100, 126, MARIGOLD, 6) +
  [-50, -34, -18, -2, 14, 30, 46].map((y) => circle(-32, y, 4, INK) + stroke(`M-32 ${y}h-22`, WHITE, 5)).join('') +
  rect(-16, -48, 60, 98, WHITE, 4) +
  ellipse(-1, -22, 10, 14, INK) +
  stroke('M-1-8v46', INK, 6) +
  stroke('M19-36v14q0 8 8 8t8-8v-14M27-36v20', INK, 4) +
  stroke('M27-12v50', INK, 6);

const dyeKit: Motif = () =>
  shadow(62, 62) +
  area('M-60-20h52c10 14 12 66-4 80h-44c-16-14-14-66-4-80z', KHRAM) +
  rect(-60, -40, 52, 20, WHITE, 4) +
  rect(-58, 6, 48, 32, WHITE, 3) +
  stroke('M-44 26q5-14 10-14t10 14', KHRAM, 4.5) +
  area('M6 24h56a5 5 0 0 1 5 5v29a5 5 0 0 1-5 5H6z', WHITE) +
  stroke('M6 37h54M6 50h54', SHADE, 4) +
  area('M6 24a19.5 19.5 0 0 0 0 39z', SHADE) +
  ring(26, -8, 15, MARIGOLD, 5) +
  ring(44, -20, 15, CHAD, 5) +
  ring(36, 6, 12, MARIGOLD, 5);

const stitchingKit: Motif = () =>
  needle(-54, 2, 0, 124) +
  needle(-34, 2, 0, 124) +
  stroke('M-54-52c-16 20 30 38 30 66s14 20 28 4', MARIGOLD, 3) +
  rect(-8, -30, 48, 12, CLAY, 4) +
  rect(-8, 44, 48, 12, CLAY, 4) +
  rect(-2, -18, 36, 62, MARIGOLD) +
  stroke('M-2-8 34-2M-2 4 34 10M-2 16l36 6M-2 28l36 6', '#C98700', 3) +
  at(
    54,
    4,
    area('M-3 4h6L0 62z', SHADE) + rect(-6, -4, 12, 10, INK, 2) + area('M-9-4c-6-22-6-50 9-54 15 4 15 32 9 54z', WHITE),
  );

const clayTools: Motif = () =>
  at(
    -44,
    0,
    rect(-5, -62, 10, 24, MARIGOLD, 4) +
      stroke('M0-38c-16 20 16 56 0 76', WHITE, 3) +
      rect(-5, 38, 10, 24, MARIGOLD, 4),
  ) +
  at(0, 0, area('M-16-60c28-10 34 20 30 60s-14 66-30 60c-8-30-8-90 0-120z', MARIGOLD) + circle(2, -30, 7, CLAY)) +
  at(
    44,
    0,
    rect(-5, -26, 10, 56, WHITE, 4) +
      stroke('M0-26c-22-8-20-40 0-40s22 32 0 40', INK, 5) +
      stroke('M0 30c-14 6-12 34 0 34s14-28 0-34', INK, 5),
  );

const lightBox: Motif = () =>
  shadow(62, 62) +
  area('M-44-40h88l14 102H-58z', WHITE) +
  area('M-30-26h60v70h-60z', '#FFFFFF') +
  area('M-30 44h60l14 18h-88z', SHADE) +
  area('M-44-40l14 14v70l-28 18zM44-40 30-26v70l28 18z', SHADE) +
  bottle(0, 24, 1.05, MARIGOLD, PANDAN) +
  stroke('M-24-64-12-48M24-64 12-48', INK, 5) +
  area('M-48-60l24-10 10 20-24 10z', INK) +
  area('M48-60 24-70 14-50l24 10z', INK) +
  area('M-38-40l24-10 4 14zM38-40 14-50l-4 14z', MARIGOLD);

const firstAidBox: Motif = () =>
  shadow(62, 64) +
  stroke('M-30-38v-14a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6v14', INK, 7) +
  rect(-64, -40, 108, 30, SHADE, 8) +
  rect(-64, -16, 108, 76, WHITE, 6) +
  rect(-20, -22, 20, 14, INK, 3) +
  area('M-18 0h16v16h16v16H-2v16h-16V32h-16V16h16z', CHAD) +
  circle(44, 40, 23, MARIGOLD) +
  circle(44, 40, 15, WHITE) +
  circle(44, 40, 6, GREY) +
  area('M44 57h22v6H44z', MARIGOLD);

export const productMotifs: Record<string, Motif> = {
  'japanese-kana-workbook': kanaWorkbook,
  'shop-ledger-book': boundLedger,
  'excel-formula-cards': fanOfCards,
  'food-cost-notebook': spiralNotebook,
  'indigo-dye-kit': dyeKit,
  'leather-stitching-kit': stitchingKit,
  'clay-tool-set': clayTools,
  'product-photo-light-box': lightBox,
  'home-first-aid-box': firstAidBox,
};
