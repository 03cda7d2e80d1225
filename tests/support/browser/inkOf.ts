import type { PdfPicture } from '../run/pdfReader.ts';

/** A rectangle of a picture, in pixels. */
export type Part = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Darker pixels are ink; lighter ones are edges and background. */
const inkBelow = 160;

/** Number of separate pieces of ink in a rectangle. Touching marks count as one. */
export function inkPieces(picture: PdfPicture, part: Part): number {
  const seen = new Set<number>();
  let pieces = 0;
  for (const start of placesIn(part)) {
    if (seen.has(start.y * picture.width + start.x) || picture.at(start.x, start.y) >= inkBelow) continue;
    pieces += 1;
    const open = [start];
    for (let place = open.pop(); place; place = open.pop()) {
      const { x, y } = place;
      const key = y * picture.width + x;
      if (seen.has(key) || picture.at(x, y) >= inkBelow) continue;
      seen.add(key);
      for (const [right, down] of around) open.push({ x: x + right, y: y + down });
    }
  }
  return pieces;
}

/** Whether a rectangle is not all white. */
export function hasInk(picture: PdfPicture, part: Part): boolean {
  for (const { x, y } of placesIn(part)) if (picture.at(x, y) < 250) return true;
  return false;
}

function* placesIn({ left, top, right, bottom }: Part) {
  for (let y = Math.floor(top); y < bottom; y += 1) for (let x = Math.floor(left); x < right; x += 1) yield { x, y };
}

const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));
