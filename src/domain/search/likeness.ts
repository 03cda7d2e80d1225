import { compactText, isThai, pairAt, pairCount, pairsOf } from './compactText.ts';

/** A part of a question that may be misspelt, in compact form. */
export type TypedPart = {
  readonly text: string;
  /** The number of its letter pairs, and the pairs. */
  readonly size: number;
  readonly pairs: ReadonlySet<number>;
};

/** The similarity from which two spellings count as the same; two swapped letters just reach it. */
export const leastLikeness = 0.4;

/** Longest compared stretch, in lengths of the question. */
const longestStretch = 2;

/** Prepares a part for comparison. Thai has no spaces between words; other words also compare their ends. */
export function typedPart(typed: string): TypedPart {
  const text = compactText(typed);
  const ends = `${isThai(text[0]) ? '' : ' '}${text}${isThai(text.at(-1)) ? '' : ' '}`;
  const pairs = pairsOf(ends);
  return { text, size: pairs.length, pairs: new Set(pairs) };
}

/** The pairs of the current part: a number from 1 for each, 0 for all others. */
const numbers = new Uint8Array(pairCount);

/** The nearest stretch of a text and its similarity: common pairs divided by all pairs. */
type Stretch = { readonly likeness: number; readonly from: number; readonly to: number };

/**
 * The similarity of the nearest stretch of each compact text to a part of at most 200 letters; 1 if the text contains
 * it.
 */
export const likenessesOf = <Compared>(
  part: TypedPart,
  compared: readonly Compared[],
  textOf: (each: Compared) => string,
): ReadonlyMap<Compared, number> =>
  new Map(
    stretchesOf(part, compared.map(textOf)).map(({ likeness }, place) => [compared[place] as Compared, likeness]),
  );

/** The nearest stretch of each compact text. */
export function stretchesOf(part: TypedPart, texts: readonly string[]): readonly Stretch[] {
  let number = 0;
  for (const pair of part.pairs) {
    number += 1;
    numbers[pair] = number;
  }
  const stretches = texts.map((text) => {
    const at = text.indexOf(part.text);
    return at === -1 ? nearestStretch(part, text) : { likeness: 1, from: at, to: at + part.text.length };
  });
  for (const pair of part.pairs) numbers[pair] = 0;
  return stretches;
}

function nearestStretch({ size, pairs }: TypedPart, text: string): Stretch {
  const ends: number[] = [];
  const found: number[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const number = numbers[pairAt(text, at)] ?? 0;
    if (number === 0) continue;
    ends.push(at);
    found.push(number);
  }
  /** The stretch that last contained each pair, so that a pair counts once a stretch. */
  const seenIn = new Int16Array(pairs.size + 1).fill(-1);
  let best = 0;
  let [from, to] = [0, 0];
  for (let first = 0; first < found.length; first += 1) {
    let seen = 0;
    for (let place = first; place < found.length; place += 1) {
      const length = (ends[place] ?? 0) - (ends[first] ?? 0) + 1;
      // Even all missing pairs could not bring it nearer.
      if (length > size * longestStretch || pairs.size <= best * (size + length - seen)) break;
      const number = found[place] ?? 0;
      if (seenIn[number] !== first) seen += 1;
      seenIn[number] = first;
      const likeness = seen / (size + length - seen);
      if (likeness <= best) continue;
      best = likeness;
      [from, to] = [(ends[first] ?? 0) - 1, (ends[place] ?? 0) + 1];
    }
  }
  return { likeness: best, from, to };
}
