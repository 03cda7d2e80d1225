const words = new Intl.Segmenter('th', { granularity: 'word' });
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/**
 * Breaks a text into lines of a width: between words (Thai ones by dictionary), and inside a word only if it exceeds a
 * line. Spaces at a break are dropped.
 */
export function breakLines(text: string, width: number, widthOf: (part: string) => number): readonly string[] {
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

/** Words joined with signs that may not begin or end a line. */
function joined(text: string): readonly string[] {
  const parts: string[] = [];
  for (const { segment } of words.segment(text)) {
    const before = parts.at(-1);
    const isOne =
      before !== undefined &&
      (neverLast.test(before) || neverFirst.test(segment) || before.endsWith(joins) || segment.startsWith(joins));
    if (isOne) parts[parts.length - 1] = before + segment;
    else parts.push(segment);
  }
  return parts;
}
