import { normaliseSearchText, type WordSegmenter, wordsOf } from '../../domain/search/search.ts';
import { boundWord, placeOfWord, unbound } from '../../domain/search/wordBounds.ts';
import { otherNumbers } from '../../domain/search/wordForms.ts';

/** A text in pieces, those that were asked for marked. */
type MarkedPart = { readonly text: string; readonly isMarked: boolean };

type Span = { readonly from: number; readonly to: number };

/** A letter with its combining marks, which highlighting must not split. */
const letterGroup = /\u0E40\u0E40|[\s\S](?:\u0E4D[\u0E48-\u0E4B]?\u0E32|[\p{M}\p{Cf}\u0E33])*/gu;

/**
 * Marks the matches of a question in a text: the whole question, else each of its parts, or words of a part. The text
 * keeps its letters. Letters across a word boundary ("กก" in หลักการ) are no match.
 */
export function markWords(text: string, question: string, segmenter: WordSegmenter): readonly MarkedPart[] {
  const spelled = spell(text);
  const isSeam = seamsIn(spelled.plain, segmenter);
  const spans = (wanted: string) => spansOf(spelled, wanted, isSeam);
  const whole = spans(boundWord(normaliseSearchText(question)));
  if (whole.length > 0) return partsOf(text, united(whole));
  const parts = normaliseSearchText(question).split(' ');
  const found = parts.flatMap((part) => {
    const asTyped = [boundWord(part), ...otherNumbers(part)].flatMap(spans);
    return asTyped.length > 0 ? asTyped : wordsOf(part, segmenter).filter(isNoLetter).flatMap(spans);
  });
  return partsOf(text, united(found));
}

/** A single letter that is left of a word would be marked everywhere. */
const isNoLetter = (word: string): boolean => word.length > 1;

/** A text as it is searched, and for each of its signs the group of letters of the text that it comes from. */
type Spelled = { readonly plain: string; readonly groups: readonly Span[] };

function spell(text: string): Spelled {
  let plain = '';
  const groups: Span[] = [];
  for (const { 0: group, index } of text.matchAll(letterGroup)) {
    const letters = normaliseSearchText(group) || (/\s/.test(group) ? ' ' : '');
    plain += letters;
    for (let count = 0; count < letters.length; count += 1) groups.push({ from: index, to: index + group.length });
  }
  return { plain, groups };
}

type SeamTest = (from: number, to: number) => boolean;

/** Whether a stretch begins within one word of the text and ends within another. */
function seamsIn(plain: string, segmenter: WordSegmenter): SeamTest {
  let wordAt: readonly number[] | null = null;
  return (from, to) => {
    wordAt ??= wordsByPlace(plain, segmenter);
    const [before, first, last, after] = [wordAt[from - 1], wordAt[from], wordAt[to - 1], wordAt[to]];
    return first !== last && before === first && last === after;
  };
}

/** For each sign the number of the word that it belongs to. */
function wordsByPlace(plain: string, segmenter: WordSegmenter): readonly number[] {
  const words: number[] = [];
  let word = 0;
  for (const { segment } of segmenter.segment(plain)) {
    const end = plain.indexOf(segment, words.length) + segment.length;
    word += 1;
    while (words.length < end) words.push(word);
  }
  return words;
}

function spansOf({ plain, groups }: Spelled, wanted: string, isSeam: SeamTest): Span[] {
  const spans: Span[] = [];
  if (wanted === '') return spans;
  const { length } = unbound(wanted);
  let at = placeOfWord(plain, wanted);
  while (at !== -1) {
    const end = at + length;
    const [first, last] = [groups[at], groups[end - 1]];
    const isWhole = first !== undefined && last !== undefined && !isSeam(at, end);
    if (isWhole) spans.push({ from: first.from, to: last.to });
    at = placeOfWord(plain, wanted, isWhole ? end : at + 1);
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
