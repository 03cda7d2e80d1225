import { normaliseSearchText, type WordSegmenter, wordsOf } from '../../domain/search.ts';

/** A text in pieces, those that were asked for marked. */
type MarkedPart = { readonly text: string; readonly isMarked: boolean };

type Span = { readonly from: number; readonly to: number };

/** Vowels and tone marks that stand on the letter before them: a mark never parts them from it. */
const standsOnLetter = /[\p{M}\u0E33]/u;

/**
 * Cuts a text where the question is found in it: the whole question if it stands there, else each of its words.
 * The text itself stays letter for letter.
 */
export function markWords(text: string, question: string, segmenter: WordSegmenter): readonly MarkedPart[] {
  const whole = normaliseSearchText(question);
  const plain = text.toLowerCase();
  if (whole === '' || plain.length !== text.length) return [{ text, isMarked: false }];
  const found = spansOf(plain, whole);
  const spans = found.length > 0 ? found : wordsOf(question, segmenter).flatMap((word) => spansOf(plain, word));
  return partsOf(text, united(spans));
}

function spansOf(plain: string, wanted: string): Span[] {
  const spans: Span[] = [];
  for (let from = plain.indexOf(wanted); from !== -1; from = plain.indexOf(wanted, from + wanted.length)) {
    let to = from + wanted.length;
    while (standsOnLetter.test(plain.charAt(to))) to += 1;
    spans.push({ from, to });
  }
  return spans;
}

/** Neighbours and overlaps become one mark. */
function united(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last !== undefined && span.from <= last.to) {
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    } else result.push(span);
  }
  return result;
}

function partsOf(text: string, spans: readonly Span[]): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { from, to } of spans) {
    if (from > at) parts.push({ text: text.slice(at, from), isMarked: false });
    parts.push({ text: text.slice(from, to), isMarked: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMarked: false });
  return parts;
}
