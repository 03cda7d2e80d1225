import { CHAD, INK, KHRAM, MARIGOLD, PANDAN, SHADE, WHITE } from '../palette.ts';
import { area, at, bottle, bubble, calendar, circle, phone, rect, ring, star, stroke, writing } from '../shapes.ts';
import type { Motif } from './motif.ts';

const phoneInFinder: Motif = () =>
  phone(0, 0, 68, 136, bottle(0, 2, 1, MARIGOLD, PANDAN)) +
  stroke('M-60-34v-18h18M60-34v-18H42M-60 34v18h18M60 34v18H42', WHITE, 5);

const posterOnGrid: Motif = () =>
  rect(-62, -62, 124, 124, WHITE, 4) +
  stroke('M-31-62V62M0-62V62M31-62V62M-62-31H62M-62 0H62M-62 31H62', SHADE, 1.5) +
  circle(-22, -20, 28, MARIGOLD) +
  area('M26-52 54 4H-2z', CHAD) +
  rect(-50, 18, 72, 12, INK, 3) +
  rect(-50, 38, 48, 8, INK, 3) +
  [-62, 62].map((x) => [-62, 62].map((y) => rect(x - 5, y - 5, 10, 10, MARIGOLD, 2)).join('')).join('');

const plannedMonth: Motif = () => {
  const days = [0, 1, 2, 3, 4].flatMap((column) =>
    [0, 1, 2].map((row) =>
      rect(-48 + column * 20, -32 + row * 22, 14, 14, (column * 2 + row * 3) % 4 === 0 ? MARIGOLD : SHADE, 3),
    ),
  );
  return (
    calendar(-62, -52, 124, 104, days.join('')) +
    bubble(10, 18, 54, 34, CHAD, 1) +
    circle(24, 35, 4, WHITE) +
    circle(37, 35, 4, WHITE) +
    circle(50, 35, 4, WHITE)
  );
};

const ringLight: Motif = () =>
  rect(-4, 44, 8, 24, INK) +
  stroke('M-24 67h48', INK, 6) +
  ring(0, -10, 48, INK, 16) +
  ring(0, -10, 48, WHITE, 9) +
  phone(0, -8, 46, 86, area('M-9-22v28L15-8z', MARIGOLD)) +
  at(47, 44, area('M-14-6a8 8 0 0 1 14-4 8 8 0 0 1 14 4c0 9-8 13-14 18-6-5-14-9-14-18z', CHAD)) +
  star(-52, 46, 12, MARIGOLD);

const bagWithLabel: Motif = () =>
  stroke('M-24-36v-12c0-20 34-20 34 0v12', WHITE, 6) +
  area('M-56-36h98v98a4 4 0 0 1-4 4h-90a4 4 0 0 1-4-4z', MARIGOLD) +
  area('M-56-36l16 14v88h-12a4 4 0 0 1-4-4z', '#D99700') +
  rect(-32, -8, 66, 50, WHITE, 3) +
  stroke('M-22 10c6-12 10-12 10 0s6 10 10 0 6-8 8 0 6 6 10 0', KHRAM, 4) +
  writing(-22, 28, [30], 1, SHADE) +
  at(
    20,
    14,
    area('M0 0 2-18 12-14z', INK) + area('M2-18l10 4 22-46-13-6z', WHITE) + area('M18-60l13 6 4-8-13-6z', INK),
    8,
  );

const pinBeforeShop: Motif = (ground) =>
  rect(-54, -18, 108, 78, WHITE, 4) +
  rect(-42, 4, 44, 34, SHADE, 3) +
  rect(14, 4, 28, 56, INK, 3) +
  [-3, -2, -1, 0, 1, 2]
    .map((stripe) => area(`M${stripe * 20}-40h20v28a10 10 0 0 1-20 0z`, stripe % 2 === 0 ? MARIGOLD : WHITE))
    .join('') +
  area('M-20 60c-22-30-34-44-34-62a34 34 0 0 1 68 0c0 18-12 32-34 62z', CHAD) +
  circle(-20, -2, 14, ground);

export const marketingMotifs: Record<string, Motif> = {
  'phone-product-photography': phoneInFinder,
  'canva-graphics-for-shops': posterOnGrid,
  'thirty-day-content-plan': plannedMonth,
  'live-selling-practice': ringLight,
  'brand-story-workshop': bagWithLabel,
  'shop-on-the-map': pinBeforeShop,
};
