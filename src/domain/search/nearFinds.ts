import { foldedCompact } from './compactText.ts';
import { leastLikeness, likenessesOf, type TypedPart, typedPart } from './likeness.ts';
import { countPlaces, type Places, placesCounted, placesInAll, placesInMany, visitPlaces } from './places.ts';
import type { SearchedTexts } from './searchedTexts.ts';

/** The texts of the row at a place that is compared, compact. */
type ComparedText = SearchedTexts & { readonly place: number };

/** Rows for fuzzy matching. */
export type ComparedRows = {
  /** The texts of a row, if it exists. */
  readonly textsAt: (place: number) => SearchedTexts | undefined;
  /** The rows that contain each of these letter pairs. */
  readonly placesOfPairs: (pairs: ReadonlySet<number>) => (pair: number) => Places;
};

/** Filters and sorts row indexes. */
export type InOrder = (some: readonly number[]) => Uint32Array;

/** Most texts that are compared letter by letter for a mistyped question, and most parts of it. */
const mostCompared = 60;
const mostParts = 12;

/** The parts of a normalised question that a text must resemble. */
export const partsOf = (typed: string): readonly TypedPart[] => typed.split(' ').slice(0, mostParts).map(typedPart);

/**
 * Fuzzy matches: rows whose texts resemble every part of a question, with their similarity. Each `rare` word (folded)
 * must match by itself. Parts in the title count twice.
 */
export function nearFinds(
  { typed, rare }: { readonly typed: string; readonly rare: readonly string[] },
  rows: ComparedRows,
  inOrder: InOrder,
): ReadonlyMap<number, number> {
  const parts = partsOf(typed);
  let near: readonly ComparedText[] = mostHopeful(parts, rows, inOrder).flatMap((place) => {
    const texts = rows.textsAt(place);
    return texts === undefined ? [] : [{ place, ...texts }];
  });
  for (const part of rare.map(typedPart)) {
    const inText = likenessesOf(part, near, ({ told }) => foldedCompact(told));
    near = near.filter((text) => (inText.get(text) ?? 0) >= leastLikeness);
  }
  const sums = new Map<number, number>();
  for (const part of parts) {
    const inText = likenessesOf(part, near, ({ told }) => told);
    near = near.filter((text) => (inText.get(text) ?? 0) >= leastLikeness);
    const inTitle = likenessesOf(part, near, ({ title }) => title);
    for (const text of near) {
      sums.set(text.place, (sums.get(text.place) ?? 0) + (inText.get(text) ?? 0) + (inTitle.get(text) ?? 0));
    }
  }
  return new Map(near.map(({ place }) => [place, sums.get(place) ?? 0]));
}

/** The rows whose texts share the most letter pairs with the question and enough with each part. */
function mostHopeful(parts: readonly TypedPart[], rows: ComparedRows, inOrder: InOrder): readonly number[] {
  const placesOf = rows.placesOfPairs(new Set(parts.flatMap(({ pairs }) => [...pairs])));
  const asked = parts.map(({ size, pairs }) => ({
    least: Math.ceil(size * leastLikeness),
    ofPairs: [...pairs].map(placesOf),
  }));
  const hopeful = placesInAll(asked.map(({ least, ofPairs }) => placesInMany(ofPairs, least)));
  const ofPairs = asked.flatMap((part) => part.ofPairs);
  const shared = countPlaces(ofPairs);
  const most: number[] = [];
  for (let count = ofPairs.length; count >= 0 && most.length < mostCompared; count -= 1) {
    const equal: number[] = [];
    visitPlaces(placesCounted(shared, count, hopeful), (place) => equal.push(place));
    if (equal.length > 0) most.push(...inOrder(equal).subarray(0, mostCompared));
  }
  return most.slice(0, mostCompared);
}
