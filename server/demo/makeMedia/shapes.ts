/**
 * Small library of flat shapes. Every function returns SVG text. Motifs are drawn around (0, 0) within ±66 units, the
 * middle 45 % of a 320 × 180 cover, because phones cut the cover down to that upright strip.
 */
import { GREY, INK, MARIGOLD, SHADE, WHITE } from './palette.ts';

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const ring = (x: number, y: number, r: number, stroke: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`;

export const area = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const dashed = (d: string, colour: string, width: number, dashes: string) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`;

export const at = (x: number, y: number, inside: string, degrees = 0, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})">${inside}</g>`;

/** Shadow on the floor under a standing thing. */
export const shadow = (y: number, rx: number) => ellipse(0, y, rx, 6, INK, 0.35);

/** Rows of writing: one rounded stroke for each width. */
export const writing = (x: number, y: number, widths: readonly number[], gap = 14, colour = GREY) =>
  widths.map((width, row) => stroke(`M${x} ${y + row * gap}h${width}`, colour, 4.5)).join('');

/** A sheet with its upper right corner folded. */
export const sheet = (x: number, y: number, w: number, h: number, fold = 20) =>
  area(`M${x} ${y}h${w - fold}l${fold} ${fold}v${h - fold}h${-w}z`, WHITE) +
  area(`M${x + w - fold} ${y}v${fold}h${fold}z`, SHADE);

/** A speech bubble whose tail hangs at its left (-1) or right (1) end. */
export function bubble(x: number, y: number, w: number, h: number, fill: string, side: -1 | 1): string {
  const tail = side < 0 ? `M${x + 12} ${y + h - 1}v18l18-18z` : `M${x + w - 12} ${y + h - 1}v18l-18-18z`;
  return rect(x, y, w, h, fill, 6) + area(tail, fill);
}

export const bahtSign = (x: number, y: number, scale: number, colour = INK) =>
  at(x, y, stroke('M-7-13h9a6.5 6.5 0 0 1 0 13h-9zM-7 0h11a6.5 6.5 0 0 1 0 13H-7zM0-18v36', colour, 4.2), 0, scale);

export const coin = (x: number, y: number, r: number) => circle(x, y, r, MARIGOLD) + bahtSign(x, y, r / 28);

/** The kana あ in three brush strokes, about 48 units tall. */
export const kanaA = (x: number, y: number, scale: number, colour: string) =>
  at(
    x,
    y,
    stroke('M-18-13q18 1 36-3M-3-24q-4 20 1 40', colour, 5.2) +
      stroke('M9-8C4 8-8 19-16 17c-6-2-4-13 8-18 12-5 26-3 28 8 1 9-7 14-15 16', colour, 5.2),
    0,
    scale,
  );

export const latinA = (x: number, y: number, scale: number, colour: string) =>
  at(x, y, stroke('M-14 17 0-17l14 34M-9 6H9', colour, 6), 0, scale);

/** The Thai letter ก. */
export const thaiKo = (x: number, y: number, scale: number, colour: string) =>
  at(x, y, stroke('M-11 18V2l5-5-6-4c2-7 7-10 12-10 8 0 12 5 12 13v22', colour, 6), 0, scale);

/** A price tag with its hole at the left. */
export const priceTag = (x: number, y: number, degrees: number, inside: string, scale = 1) =>
  at(
    x,
    y,
    area('M-28 0-14-16h40a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4h-40z', MARIGOLD) + circle(-15, 0, 4, INK) + inside,
    degrees,
    scale,
  );

/** A tear-off calendar page; `inside` is drawn with (0, 0) at the middle of its paper. */
export const calendar = (x: number, y: number, w: number, h: number, inside: string) =>
  rect(x, y, w, h, WHITE, 8) +
  area(`M${x} ${y + 24}V${y + 8}a8 8 0 0 1 8-8h${w - 16}a8 8 0 0 1 8 8v16z`, INK) +
  rect(x + w * 0.25 - 4, y - 8, 8, 18, MARIGOLD, 4) +
  rect(x + w * 0.75 - 4, y - 8, 8, 18, MARIGOLD, 4) +
  at(x + w / 2, y + 24 + (h - 24) / 2, inside);

export const phone = (x: number, y: number, w: number, h: number, inside: string) =>
  rect(x - w / 2, y - h / 2, w, h, INK, w * 0.17) +
  rect(x - w / 2 + 6, y - h / 2 + 12, w - 12, h - 28, WHITE, 3) +
  circle(x, y + h / 2 - 8, 3.6, WHITE) +
  inside;

export const bottle = (x: number, y: number, scale: number, glass = MARIGOLD, cap = INK) =>
  at(x, y, area('M-16 24C-16 6-10 4-10-10h20c0 14 6 16 6 34z', glass) + rect(-7, -22, 14, 10, cap, 2), 0, scale);

/** A pencil whose point is at (0, 0) before it is turned; it reaches up. */
export const pencil = (x: number, y: number, degrees: number, length = 74) =>
  at(
    x,
    y,
    area('M0 0-7-16H7z', WHITE) +
      area('M0 0-2.8-6.5H2.8z', INK) +
      rect(-7, -length, 14, length - 16, MARIGOLD) +
      rect(-7, -length - 8, 14, 10, INK, 2),
    degrees,
  );

export const gear = (x: number, y: number, r: number, fill: string, hub: string) =>
  at(
    x,
    y,
    Array.from({ length: 8 }, (_, tooth) => at(0, 0, rect(-r * 0.2, -r * 1.25, r * 0.4, r, fill, 3), tooth * 45)).join(
      '',
    ) +
      circle(0, 0, r, fill) +
      circle(0, 0, r * 0.42, hub),
  );

/** A four-pointed star. */
export const star = (x: number, y: number, r: number, fill = WHITE) =>
  at(x, y, area(`M0 ${-r}Q0 0 ${r} 0Q0 0 0 ${r}Q0 0 ${-r} 0Q0 0 0 ${-r}z`, fill));

export const needle = (x: number, y: number, degrees: number, length = 90, colour = WHITE) =>
  at(
    x,
    y,
    area(`M0 ${length / 2} -3 ${-length / 2 + 6}q0-6 3-6t3 6z`, colour) + ellipse(0, -length / 2 + 8, 1, 4, INK),
    degrees,
  );

export const heart = (x: number, y: number, scale: number, fill: string) =>
  at(
    x,
    y,
    area(
      'M0 58C-50 24-64 2-64-20c0-18 14-32 32-32 14 0 26 8 32 20 6-12 18-20 32-20 18 0 32 14 32 32 0 22-14 44-64 78z',
      fill,
    ),
    0,
    scale,
  );
