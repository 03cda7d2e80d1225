/**
 * Makes the pictures that the tests send: tests/fixtures/slip.jpg (a photographed bank-transfer slip with EXIF and a
 * GPS position, to show that both are taken away), slip-large.jpg (taller than 3000 px), not-a-picture.jpg (text under
 * a picture's name) and cover.png. Needs Debian's chromium (another browser by CHROMIUM_PATH):
 *   npx node server/demo/makeMedia/slips.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { openStage } from './browserStage.ts';
import { CLAY, GREY, INK, PANDAN } from './palette.ts';
import { text } from './stage.ts';

const out = fileURLToPath(new URL('../../../tests/fixtures/', import.meta.url));

/** Dots that look like a QR code and carry nothing: a decoder finds no reference in them. */
function dots(x: number, y: number, cells: number, cell: number): string {
  let state = 20_260_214;
  const squares: string[] = [];
  for (let index = 0; index < cells * cells; index++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    if (state % 5 < 2)
      squares.push(
        `<rect x="${x + (index % cells) * cell}" y="${y + Math.floor(index / cells) * cell}" width="${cell}" height="${cell}"/>`,
      );
  }
  return `<g fill="${INK}">${squares.join('')}</g>`;
}

const rows: readonly (readonly [label: string, value: string])[] = [
  ['จาก', 'น.ส. พิมพ์ใจ ร.'],
  ['', 'ธนาคารกสิกรไทย xxx-x-x4821-x'],
  ['ไปยัง', 'บจก. ลานเรียน'],
  ['', 'ธนาคารไทยพาณิชย์ xxx-x-x9025-x'],
  ['เลขที่รายการ', '2026021409410012345'],
  ['ค่าธรรมเนียม', '0.00 บาท'],
];

/** The slip as a phone shows it, 640 wide and 1138 tall. */
function slip(): string {
  const lines = rows.map(([label, value], index) => {
    const y = 420 + index * 62;
    return (
      text(70, y, label, { size: 24, fill: GREY, anchor: 'start' }) +
      text(570, y, value, { size: 25, weight: 600, anchor: 'end' })
    );
  });
  return (
    '<rect width="640" height="1138" fill="#E7EDE3"/><rect x="34" y="60" width="572" height="1018" rx="20" fill="#fff"/>' +
    `<circle cx="320" cy="150" r="44" fill="${PANDAN}"/><path d="M298 150l16 17 30-34" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>` +
    text(320, 244, 'โอนเงินสำเร็จ', { size: 36, weight: 650 }) +
    text(320, 284, '14 ก.พ. 2569 09:41 น.', { size: 24, fill: GREY }) +
    text(320, 354, '1,990.00 บาท', { size: 50, weight: 650, fill: PANDAN }) +
    lines.join('') +
    '<path d="M70 790H570" stroke="#D2DACE" stroke-width="2" stroke-dasharray="8 8"/>' +
    dots(226, 816, 29, 6.5) +
    text(320, 1046, 'ตัวอย่างสำหรับทดสอบ ไม่ใช่สลิปจริง', { size: 20, fill: CLAY })
  );
}

const exif = {
  IFD0: { Make: 'Phone', Model: 'Test camera', Software: 'Slip fixture', DateTime: '2026:02:14 09:41:30' },
  IFD2: { DateTimeOriginal: '2026:02:14 09:41:30' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '13/1 44/1 5712/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '100/1 31/1 4488/100',
  },
};

/** The screen with the grain of a camera over it, so that it compresses like a photograph. */
async function photograph(
  screen: Buffer,
  width: number,
  height: number,
  grain: number,
  quality: number,
): Promise<Buffer> {
  const noise = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: grain } },
  })
    .png()
    .toBuffer();
  return sharp(screen)
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .withExif(exif)
    .toBuffer();
}

await mkdir(out, { recursive: true });
const { page, close } = await openStage(640, 1138, 2);
await page.evaluate(`document.getElementById('stage').innerHTML = ${JSON.stringify(slip())}`);
const screen = await page.screenshot({ type: 'png' });
await close();
await writeFile(`${out}slip.jpg`, await photograph(screen, 900, 1600, 6, 88));
await writeFile(`${out}slip-large.jpg`, await photograph(screen, 1740, 3094, 9, 90));
await writeFile(`${out}not-a-picture.jpg`, 'This is plain text under the name of a picture.\n');
const cover = await readFile(new URL('../media/covers/hand-built-ceramics.webp', import.meta.url));
await sharp(cover).png({ palette: true, compressionLevel: 9 }).toFile(`${out}cover.png`);
