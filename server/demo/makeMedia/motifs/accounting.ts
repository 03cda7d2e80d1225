import { CHAD, CLAY, GREY, INK, MARIGOLD, SHADE, WHITE } from '../palette.ts';
import {
  area,
  at,
  bahtSign,
  calendar,
  circle,
  coin,
  pencil,
  priceTag,
  rect,
  sheet,
  stroke,
  writing,
} from '../shapes.ts';
import type { Motif } from './motif.ts';

const taxForm: Motif = () => sheet(-50, -64, 100, 128, 24) + writing(-32, -24, [44, 62, 62], 16) + coin(38, 38, 28);

const openLedger: Motif = () =>
  area('M0-40C-16-52-44-54-66-46v88C-44 34-16 36 0 48 16 36 44 34 66 42v-88C44-54 16-52 0-40z', WHITE) +
  stroke('M0-38v84', GREY, 4) +
  stroke('M-34-47v83M34-47v83', CHAD, 2) +
  [-28, -12, 4, 20]
    .map(
      (y) =>
        writing(-58, y, [16], 1, SHADE) +
        writing(-26, y, [18], 1) +
        writing(8, y, [18], 1, SHADE) +
        writing(42, y, [14], 1),
    )
    .join('') +
  pencil(20, 36, 38, 84);

const calendarAndStamp: Motif = () =>
  calendar(
    -60,
    -54,
    96,
    104,
    stroke('M17-24-17 24', INK, 7) +
      circle(-15, -15, 11, MARIGOLD) +
      circle(-15, -15, 4.5, WHITE) +
      circle(15, 15, 11, MARIGOLD) +
      circle(15, 15, 4.5, WHITE),
  ) +
  at(
    38,
    24,
    circle(0, -38, 14, CLAY) +
      area('M-8-28H8l4 30h-24z', CLAY) +
      rect(-26, 0, 52, 22, INK, 5) +
      rect(-22, 22, 44, 8, CHAD, 2),
    0,
    1.02,
  );

const noodlesOnScale: Motif = () =>
  stroke('M-14-56q-8-7 0-14M4-56q-8-7 0-14', WHITE, 4) +
  area('M-40-40h80c0 30-16 44-40 44s-40-14-40-44z', WHITE) +
  stroke('M-30-40q6-12 12 0t12 0 12 0 12 0 12 0', MARIGOLD, 6) +
  stroke('M14-46 44-68M22-44 54-62', CLAY, 4.5) +
  stroke('M-34-28h68', CHAD, 4) +
  rect(-48, 6, 96, 9, INK, 4) +
  area('M-34 15h68l14 46a5 5 0 0 1-5 5h-86a5 5 0 0 1-5-5z', SHADE) +
  circle(0, 40, 19, WHITE) +
  stroke('M0 40 9 28M0 26v-1M-13 40h-1M14 40h-1', INK, 3.5) +
  priceTag(47, -6, 90, at(11, 0, bahtSign(0, 0, 0.66), -90), 0.9);

const paySlipAndCalculator: Motif = () =>
  sheet(-64, -62, 84, 118, 20) +
  [-26, 2, 30]
    .map(
      (y) =>
        circle(-46, y, 6, MARIGOLD) + area(`M-56 ${y + 16}c0-12 20-12 20 0z`, MARIGOLD) + writing(-26, y + 4, [30], 1),
    )
    .join('') +
  rect(2, -26, 62, 92, INK, 8) +
  rect(10, -18, 46, 20, WHITE, 3) +
  [10, 28, 46]
    .map((y) => [10, 27, 44].map((x) => rect(x, y, 12, 12, x === 44 ? MARIGOLD : SHADE, 3)).join(''))
    .join('') +
  bahtSign(45, -8, 0.42);

export const accountingMotifs: Record<string, Motif> = {
  'personal-and-company-tax': taxForm,
  'bookkeeping-for-small-shops': openLedger,
  'tax-update-for-bookkeepers': calendarAndStamp,
  'food-cost-and-menu-price': noodlesOnScale,
  'payroll-and-social-security': paySlipAndCalculator,
};
