import { CHAD, INK, MARIGOLD, SHADE, WHITE } from '../palette.ts';
import { area, circle, heart, rect, star, stroke } from '../shapes.ts';
import type { Motif } from './motif.ts';

const SKIN_OLD = '#E3B98F';
const SKIN_YOUNG = '#C98F5E';

const heartAndPulse: Motif = () => heart(0, 0, 1, WHITE) + stroke('M-62 0h34l12-24 20 48L18-6l8 6h36', CHAD, 6);

const stretchAndClock: Motif = () =>
  circle(34, -26, 32, MARIGOLD) +
  circle(34, -26, 25, WHITE) +
  stroke('M34-26v-15M34-26l11 8', INK, 4.5) +
  stroke('M-58 22v44M-58 40h46M-12 40v26M-58-2v40', INK, 6) +
  circle(-30, -34, 13, INK) +
  area('M-46-14c4-8 26-8 30 0l2 52h-34z', WHITE) +
  stroke('M-20-10C-8-18-6-40-12-60', WHITE, 11) +
  stroke('M-42-8c-10 12-8 24 4 30', SHADE, 10) +
  stroke('M-30 36h34v26h12', SHADE, 13);

const handsAroundCup: Motif = () =>
  stroke('M-10-50q-8-8 0-16M10-50q-8-8 0-16', WHITE, 4.5) +
  area('M-32-38h64l-6 82a8 8 0 0 1-8 7h-36a8 8 0 0 1-8-7z', WHITE) +
  area('M-31-24h62l-1 12h-60z', MARIGOLD) +
  area(
    'M-66 8c14-8 24-14 34-12l30 6a8 8 0 0 1-2 15l4 1a8 8 0 0 1-3 15l-3 1a7 7 0 0 1-3 13c-18 4-40 4-57-4z',
    SKIN_OLD,
  ) +
  area('M66 0C52-8 42-14 32-12L6-8a8 8 0 0 0 1 15l-3 1a8 8 0 0 0 2 15l3 1a7 7 0 0 0 3 13c18 4 37 0 54-8z', SKIN_YOUNG) +
  stroke('M-30 18-4 20M-28 34-2 34M30 8 6 9M28 24 6 24', '#8A5A33', 2.5) +
  stroke('M-62 6v44', MARIGOLD, 8) +
  stroke('M62 0v34', INK, 8);

const chestCompression: Motif = () =>
  area('M-62 66V46c0-16 18-22 34-24h56c16 2 34 8 34 24v20z', WHITE) +
  stroke('M0 36v28M-38 46v18M38 46v18', SHADE, 4) +
  circle(0, 26, 15, CHAD) +
  stroke('M-30-54-6 4M30-54 6 4', SKIN_OLD, 15) +
  stroke('M-34-62-24-40M34-62 24-40', MARIGOLD, 20) +
  rect(-19, -4, 38, 28, SKIN_YOUNG, 11) +
  stroke('M-9 2v15M0 2v17M9 2v15', SKIN_OLD, 4) +
  stroke('M36-8a18 18 0 1 1 4 26', WHITE, 5.5) +
  area('M30-22 32 0 48-14z', WHITE);

const moonOverPillow: Motif = () =>
  area('M14-62a38 38 0 1 0 36 54 32 32 0 0 1-36-54z', MARIGOLD) +
  area('M-60 22c16-8 104-8 120 0 8 14 8 30 0 42-16-6-104-6-120 0-8-12-8-28 0-42z', WHITE) +
  stroke('M-46 34c8 4 14 8 18 14M46 34c-8 4-14 8-18 14', SHADE, 4) +
  star(-48, -42, 14) +
  star(52, -48, 10) +
  star(-54, -4, 8) +
  star(34, -26, 8);

export const healthMotifs: Record<string, Motif> = {
  'first-aid-and-cpr': heartAndPulse,
  'desk-worker-stretching': stretchAndClock,
  'elder-care-at-home': handsAroundCup,
  'cpr-recertification-practice': chestCompression,
  'better-sleep-in-four-weeks': moonOverPillow,
};
