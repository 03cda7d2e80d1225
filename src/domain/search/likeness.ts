import { compactText, isThai, pairAt, pairCount, pairsOf } from './compactText.ts';

/** A part of a question whose spelling may be wrong, compact. */
export type TypedPart = {
  readonly text: string;
  /** How many pairs of letters it has, and which. */
  readonly size: number;
  readonly pairs: ReadonlySet<number>;
};

/** From here on two spellings are taken for the same; two letters in each other's place are as far as this. */
export const leastLikeness = 0.4;

/** No stretch longer than this, in lengths of the question, comes near to it. */
const longestStretch = 2;

/** Prepares a part for comparing. Between Thai words there is no space; of other words the ends count, too. */
export function typedPart(typed: string): TypedPart {
  const text = compactText(typed);
  const ends = `${isThai(text[0]) ? '' : ' '}${text}${isThai(text.at(-1)) ? '' : ' '}`;
  const pairs = pairsOf(ends);
  return { text, size: pairs.length, pairs: new Set(pairs) };
}

/** The pairs of the part that is compared just now: its number from 1 for each of them, 0 for all others. */
const numbers = new Uint8Array(pairCount);

/** The stretch of a text that comes nearest, and how near: the pairs of letters that are in both, of those that are in either. */
type Stretch = { readonly likeness: number; readonly from: number; readonly to: number };

/**
 * How near the nearest stretch of each compact text comes to what was typed (a part of at most 200 letters); 1 where the
 * text holds it.
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
  /** The stretch in which each pair was seen last, so that none counts twice in one. */
  const seenIn = new Int16Array(pairs.size + 1).fill(-1);
  let best = 0;
  let [from, to] = [0, 0];
  for (let first = 0; first < found.length; first += 1) {
    let seen = 0;
    for (let place = first; place < found.length; place += 1) {
      const length = (ends[place] ?? 0) - (ends[first] ?? 0) + 1;
      // Not even with all that is missing would it come nearer.
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
