const words = new Intl.Segmenter('th', { granularity: 'word' });
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/**
 * Breaks a text into lines of a width: at line ends, between words (Thai ones by dictionary), and inside a word only if
 * it exceeds a line. Spaces at a break are dropped.
 */
export const breakLines = (text: string, width: number, widthOf: (part: string) => number): readonly string[] =>
  text.split('\n').flatMap((paragraph) => linesOf(paragraph, width, widthOf));

function linesOf(text: string, width: number, widthOf: (part: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(text, width, widthOf)) {
    if (widthOf((line + part).trim()) <= width) {
      line += part;
      continue;
    }
    lines.push(line.trim());
    line = part;
  }
  return [...lines, line.trim()].filter((each) => each !== '');
}

/** Words with their trailing signs; a too long one letter by letter. */
function* partsOf(text: string, width: number, widthOf: (part: string) => number): Generator<string> {
  for (const part of joined(text)) {
    if (widthOf(part.trim()) <= width) yield part;
    else for (const { segment } of letters.segment(part)) yield segment;
  }
}

const neverLast = /[([{“‘฿$-]$/u;
const neverFirst = /^[)\]}”’.,:;!?%ๆฯ/-]/u;
const joins = '\u00A0';
/** Compounds of documents that the dictionary splits. */
const compounds = /ใบเสร็จรับเงิน|ใบกำกับภาษี|ภาษีมูลค่าเพิ่ม|มูลค่าเพิ่ม|จำนวนเงิน|ประจำตัวผู้เสียภาษี|ผู้เสียภาษี/g;

/** Words joined with signs that may not begin or end a line. */
function joined(text: string): readonly string[] {
  const parts: string[] = [];
  const inside = placesInside(text);
  for (const { segment, index } of words.segment(text)) {
    const before = parts.at(-1);
    const isOne =
      before !== undefined &&
      (inside.has(index) ||
        neverLast.test(before) ||
        neverFirst.test(segment) ||
        before.endsWith(joins) ||
        segment.startsWith(joins));
    if (isOne) parts[parts.length - 1] = before + segment;
    else parts.push(segment);
  }
  return parts;
}

/** The places within compounds. */
const placesInside = (text: string): ReadonlySet<number> =>
  new Set(
    [...text.matchAll(compounds)].flatMap(({ 0: compound, index }) =>
      Array.from({ length: compound.length - 1 }, (_, place) => index + place + 1),
    ),
  );
