import sharp from 'sharp';

type Parts = Parameters<ReturnType<typeof sharp>['composite']>[0];
export type Tile = { readonly label: string; readonly picture: Buffer };

const gap = 24;
const labelHeight = 28;
const columns = 4;
const tallest = 2400;

/** Puts pictures with their labels side by side, four in a row, each row as wide as its pictures; answers a PNG. */
export async function makeContactSheet(tiles: readonly Tile[]): Promise<Buffer> {
  const sized = await Promise.all(tiles.map(fit));
  const rows = Array.from({ length: Math.ceil(sized.length / columns) }, (_, row) =>
    sized.slice(row * columns, (row + 1) * columns),
  );
  const parts: Parts = [];
  let top = gap;
  let right = gap;
  for (const row of rows) {
    let left = gap;
    for (const { label, picture, width } of row) {
      parts.push({ input: labelOf(label, width), left, top }, { input: picture, left, top: top + labelHeight });
      left += width + gap;
    }
    right = Math.max(right, left);
    top += labelHeight + Math.max(...row.map(({ height }) => height)) + gap;
  }
  const sheet = sharp({ create: { width: right, height: top, channels: 3, background: '#8a8f98' } });
  return sheet.composite(parts).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** A desktop is shown at half its size; a very long page is cut. */
async function fit({ label, picture }: Tile) {
  const { width: fullWidth } = await sharp(picture).metadata();
  const image = sharp(picture).resize({ width: fullWidth > 800 ? Math.round(fullWidth / 2) : fullWidth });
  const resized = await image.png().toBuffer({ resolveWithObject: true });
  const height = Math.min(resized.info.height, tallest);
  const cut = await sharp(resized.data)
    .extract({ left: 0, top: 0, width: resized.info.width, height })
    .png()
    .toBuffer();
  return { label, picture: cut, width: resized.info.width, height };
}

function labelOf(label: string, width: number): Buffer {
  const text = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}">` +
      `<text x="0" y="19" font-family="sans-serif" font-size="15" fill="#fff">${text}</text></svg>`,
  );
}
