import type { PdfPicture } from '../run/pdfReader.ts';

/** A rectangle of a picture, in pixels. */
export type Part = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Darker pixels are ink; lighter ones are edges and background. */
const inkBelow = 160;

/** Number of separate pieces of ink in a rectangle. Touching marks count as one. */
export function inkPieces(picture: PdfPicture, part: Part): number {
  const seen = new Set<number>();
  let pieces = 0;
  somePlace(part, (startX, startY) => {
    const start = startY * picture.width + startX;
    if (picture.at(startX, startY) >= inkBelow || seen.has(start)) return false;
    pieces += 1;
    const open = [start];
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const [x, y] = [place % picture.width, Math.floor(place / picture.width)];
      if (picture.at(x, y) >= inkBelow || seen.has(place)) continue;
      seen.add(place);
      for (const [right, down] of around) open.push((y + down) * picture.width + x + right);
    }
    return false;
  });
  return pieces;
}

/** Whether a rectangle is not all white. */
export const hasInk = (picture: PdfPicture, part: Part): boolean => somePlace(part, (x, y) => picture.at(x, y) < 250);

/** Whether `isFound` is true of a pixel. */
function somePlace({ left, top, right, bottom }: Part, isFound: (x: number, y: number) => boolean): boolean {
  for (let y = Math.floor(top); y < bottom; y += 1) {
    for (let x = Math.floor(left); x < right; x += 1) if (isFound(x, y)) return true;
  }
  return false;
}

const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));
