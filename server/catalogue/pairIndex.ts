import { pairAt, pairCount, pairsOf } from '../../src/domain/search/compactText.ts';
import { noPlaces, type Places, placesInAll, withPlace } from '../../src/domain/search/places.ts';

/** Finds in which of many compact texts a word may stand, by the pairs and threes of letters that stand side by side. */
export type PairIndex = {
  readonly add: (place: number, text: string) => void;
  /** The texts that hold each pair of the word, and most likely each three; `null` for all: of one letter nothing is known. */
  readonly placesOf: (word: string) => Places | null;
  readonly placesOfPair: (pair: number) => Places;
};

/** Many threes share a set, so that the sets are few; once in twenty times a text is in one by chance. */
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

/** The set of the three letters of a compact text that end at a place; strewn by the golden ratio. */
const threeAt = (text: string, at: number): number =>
  Math.imul((text.charCodeAt(at - 2) << 16) | pairAt(text, at), 0x9e37_79b1) >>> (32 - threeBits);
