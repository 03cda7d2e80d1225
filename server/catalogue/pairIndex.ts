import { pairAt, pairCount, pairsOf } from '../../src/domain/search/compactText.ts';
import { noPlaces, type Places, placesInAll, withPlace } from '../../src/domain/search/places.ts';

/** Finds compact texts that may contain a word, by its letter pairs and triples. */
export type PairIndex = {
  readonly add: (place: number, text: string) => void;
  /** Texts with every pair of the word, and probably every triple; `null` for all: one letter has no pair. */
  readonly placesOf: (word: string) => Places | null;
  readonly placesOfPair: (pair: number) => Places;
};

/** Triples share sets, so a text matches one by chance in 5 % of cases. */
const threeBits = 12;

export function pairIndex(): PairIndex {
  const ofPairs = new Array<Places | undefined>(pairCount);
  const ofThrees = new Array<Places | undefined>(2 ** threeBits);
  const placesOfPair = (pair: number) => ofPairs[pair] ?? noPlaces;
  const placesOfThree = (three: number) => ofThrees[three] ?? noPlaces;
  return {
    add: (place, text) => {
      for (let at = 1; at < text.length; at += 1) {
        const pair = pairAt(text, at);
        ofPairs[pair] = withPlace(placesOfPair(pair), place);
        if (at === 1) continue;
        const three = threeAt(text, at);
        ofThrees[three] = withPlace(placesOfThree(three), place);
      }
    },
    placesOf: (word) => {
      if (word.length < 2) return null;
      const sets = pairsOf(word).map(placesOfPair);
      for (let at = 2; at < word.length; at += 1) sets.push(placesOfThree(threeAt(word, at)));
      return placesInAll(sets);
    },
    placesOfPair,
  };
}

/** The set of the triple that ends at an index, spread by the golden ratio. */
const threeAt = (text: string, at: number): number =>
  Math.imul((text.charCodeAt(at - 2) << 16) | pairAt(text, at), 0x9e37_79b1) >>> (32 - threeBits);
