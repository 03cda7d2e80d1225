import { foldedCompact } from './compactText.ts';
import { leastLikeness, likenessesOf, type TypedPart, typedPart } from './likeness.ts';
import type { OrderedPlaces } from './orderedRows.ts';
import type { PairIndex } from './pairIndex.ts';
import { countPlaces, placesCounted, placesInAll, placesInMany, visitPlaces } from './places.ts';

/** A text that is compared, compact. */
export type ComparedText = { readonly place: number; readonly title: string; readonly text: string };

/** So many texts at most are compared letter by letter with a question that was mistyped, and so many of its parts. */
const mostCompared = 60;
const mostParts = 12;

/**
 * The places of those of these rows in whose texts every part of a question is found, or something that comes near to it,
 * with how near they come; each of the `rare` words (folded) has to be near by itself, too. What a part shares with the
 * title counts twice. Of those that share as much the first ones are compared.
 */
export function nearFinds(
  rows: OrderedPlaces,
  textAt: (place: number) => ComparedText | undefined,
  { question, rare }: { readonly question: string; readonly rare: readonly string[] },
  index: PairIndex,
): ReadonlyMap<number, number> {
  const parts = question.split(' ').slice(0, mostParts).map(typedPart);
  let near = mostHopeful(rows, parts, index).flatMap((place) => textAt(place) ?? []);
  for (const part of rare.map(typedPart)) {
    const inText = likenessesOf(part, near, ({ text }) => foldedCompact(text));
    near = near.filter((text) => (inText.get(text) ?? 0) >= leastLikeness);
  }
  const sums = new Map<number, number>();
  for (const part of parts) {
    const inText = likenessesOf(part, near, ({ text }) => text);
    near = near.filter((text) => (inText.get(text) ?? 0) >= leastLikeness);
    const inTitle = likenessesOf(part, near, ({ title }) => title);
    for (const text of near) {
      sums.set(text.place, (sums.get(text.place) ?? 0) + (inText.get(text) ?? 0) + (inTitle.get(text) ?? 0));
    }
  }
  return new Map(near.map(({ place }) => [place, sums.get(place) ?? 0]));
}

/** The places whose texts share the most pairs of letters with the question, and enough with each part of it. */
function mostHopeful(rows: OrderedPlaces, parts: readonly TypedPart[], index: PairIndex): readonly number[] {
  const asked = parts.map(({ size, pairs }) => ({
    least: Math.ceil(size * leastLikeness),
    ofPairs: [...pairs].map(index.placesOfPair),
  }));
  const hopeful = placesInAll(asked.map(({ least, ofPairs }) => placesInMany(ofPairs, least)));
  const ofPairs = asked.flatMap((part) => part.ofPairs);
  const shared = countPlaces(ofPairs);
  const most: number[] = [];
  for (let count = ofPairs.length; count >= 0 && most.length < mostCompared; count -= 1) {
    const equal: number[] = [];
    visitPlaces(placesCounted(shared, count, hopeful), (place) => equal.push(place));
    most.push(...rows.inOrder(equal).subarray(0, mostCompared));
  }
  return most.slice(0, mostCompared);
}
