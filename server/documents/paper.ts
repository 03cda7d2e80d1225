import PDFDocument from 'pdfkit';
import { breakLines } from './breakLines.ts';
import { fontFiles, fontName, scriptRuns, type Weight } from './documentFonts.ts';
import { drawnOrder } from './drawnOrder.ts';
import { printedText } from './printedText.ts';

/** A4 in points. */
export const paperSize = { width: 595.28, height: 841.89 } as const;

/** Line height in font sizes, with room for marks above and below. */
const lineHeight = 1.75;
/** Height of the highest marks above the baseline. */
const ascent = 1.22;

/** Points. */
const smallest = 6.5;

export type Look = {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour: string;
  readonly align?: 'left' | 'right' | 'center';
};
/** Upper left corner of a text and its width. */
export type Place = { readonly x: number; readonly y: number; readonly width: number };

type About = { readonly title: string; readonly author: string; readonly madeAt: number };

/** A4 sheets for text and shapes; y grows downwards. Equal calls make equal bytes. */
export function openPaper({ title, author, madeAt }: About) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'th-TH',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: new Date(madeAt) },
  });
  for (const { name, bytes } of fontFiles()) pdf.registerFont(name, bytes);

  const widthOf = (text: string, { size, weight = 'regular' }: Look): number =>
    scriptRuns(drawnOrder(text)).reduce(
      (width, run) =>
        width + pdf.font(fontName(run.script, weight)).fontSize(size).widthOfString(run.text, { lineBreak: false }),
      0,
    );
  const linesOf = (text: string, look: Look, width: number): readonly string[] =>
    breakLines(printedText(text), width, (part) => widthOf(part, look));

  /** One line on `baseline`. */
  const line = (text: string, look: Look, x: number, baseline: number): void => {
    const { size, weight = 'regular', colour } = look;
    // Copying and searching give the written text.
    pdf.markContent('Span', { actual: text });
    let at = x;
    for (const run of scriptRuns(drawnOrder(text))) {
      pdf.font(fontName(run.script, weight)).fontSize(size).fillColor(colour);
      pdf.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += pdf.widthOfString(run.text, { lineBreak: false });
    }
    pdf.endMarkedContent();
  };

  return {
    heightOf: (text: string, look: Look, width: number): number =>
      linesOf(text, look, width).length * look.size * lineHeight,

    /** The look with smaller letters if the text would need more lines, down to a minimum. */
    fitting: (text: string, look: Look, width: number, mostLines: number): Look => {
      let size = look.size;
      while (size > smallest && linesOf(text, { ...look, size }, width).length > mostLines) size -= 0.5;
      return { ...look, size };
    },

    /** Writes a text in lines; answers the y below it. */
    text: (text: string, look: Look, { x, y, width }: Place): number => {
      const { size, align = 'left' } = look;
      let bottom = y;
      for (const each of linesOf(text, look, width)) {
        const free = width - widthOf(each, look);
        const indent = align === 'right' ? free : align === 'center' ? free / 2 : 0;
        line(each, look, x + indent, bottom + size * ascent);
        bottom += size * lineHeight;
      }
      return bottom;
    },
    rule: (x: number, y: number, width: number, colour: string, thickness = 0.75): void => {
      pdf.rect(x, y, width, thickness).fill(colour);
    },
    /** A leaf with a hairline or a ground. */
    leaf: ({ x, y, width }: Place, height: number, look: { line?: string; ground?: string }): void => {
      const shape = pdf.roundedRect(x, y, width, height, 6);
      if (look.ground) shape.fill(look.ground);
      else shape.lineWidth(0.75).stroke(look.line);
    },
    /** An SVG path, moved and scaled. */
    shape: (path: string, at: { x: number; y: number; scale: number }, colour: string): void => {
      pdf.save().translate(at.x, at.y).scale(at.scale).path(path).fill(colour).restore();
    },
    newSheet: (): void => {
      pdf.addPage({ size: 'A4', margin: 0 });
    },
    /** Writes on every sheet at the end. */
    onEverySheet: (write: (sheet: number, sheets: number) => void): void => {
      const { count } = pdf.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        pdf.switchToPage(index);
        write(index + 1, count);
      }
    },
    /** Ends the PDF; answers its bytes. */
    finish: async (): Promise<Buffer> => {
      const parts: Buffer[] = [];
      pdf.on('data', (part: Buffer) => parts.push(part));
      const ended = new Promise<void>((resolve, reject) => {
        pdf.on('end', () => resolve());
        pdf.on('error', reject);
      });
      pdf.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}
export type Paper = ReturnType<typeof openPaper>;
