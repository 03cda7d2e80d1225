import { saveFile } from '../../../../platform/net/saveFile.ts';

/** Size of the saved picture (px): a square for the QR, and a line for each text. */
const sidePx = 900;
const marginPx = 60;
const linePx = 72;

type Saved = {
  /** A `data:` address. */
  readonly picture: string;
  /** Texts under the QR. */
  readonly lines: readonly string[];
  readonly name: string;
};

/** Saves the QR with its amount as a PNG, because photo albums of phones take no SVG. Rejects if it cannot be drawn. */
export async function saveQrPicture({ picture, lines, name }: Saved): Promise<void> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = sidePx + 2 * marginPx;
  canvas.height = sidePx + 2 * marginPx + lines.length * linePx;
  const drawing = canvas.getContext('2d');
  if (drawing === null) throw new Error('This browser draws no pictures');
  drawing.fillStyle = '#ffffff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(image, marginPx, marginPx, sidePx, sidePx);
  drawing.fillStyle = '#11231c';
  drawing.font = `600 48px ${getComputedStyle(document.body).fontFamily}`;
  drawing.textAlign = 'center';
  for (const [at, line] of lines.entries()) {
    drawing.fillText(line, canvas.width / 2, sidePx + 2 * marginPx + at * linePx);
  }
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (bytes === null) throw new Error('The picture cannot be written');
  saveFile({ bytes: new Uint8Array(await bytes.arrayBuffer()), name }, bytes.type);
}
