import { compactText, isCompact } from '../../src/domain/search/compactText.ts';
import type { FoundAt } from '../../src/domain/search/findRows.ts';
import {
  holdsPlace,
  noPlaces,
  type Places,
  placesInAll,
  somePlace,
  visitPlaces,
  withPlace,
} from '../../src/domain/search/places.ts';
import { placeOfWord, unbound } from '../../src/domain/search/wordBounds.ts';
import { boundedMap } from '../base/boundedMap.ts';

/** A searched compact text: a space, the title up to `titleEnd`, the body, and the type from `kindFrom`. */
export type SearchedText = {
  readonly place: number;
  readonly titleEnd: number;
  readonly kindFrom: number;
  readonly text: string;
  /** The text itself if the compact one is not exact. */
  readonly letters: string | null;
};

/** Finds texts by normalised words, bound ones (`boundWord`) at their limits. */
export type WordFinds = {
  /** Visits each text with all of the words. */
  readonly visit: (words: readonly string[], found: FoundAt) => void;
  readonly isWritten: (word: string) => boolean;
  readonly forget: () => void;
};

/** The texts of a word: all, those with it in the title, and those with it in the type only. */
type WordFind = { readonly inText: Places; readonly inTitle: Places; readonly inKind: Places };

/** Size limit (bytes): words come from callers. */
const maxBytes = 4_000_000;
const bytesBesideFind = 200;
/** Longer words are not cached. */
const maxCachedLength = 40;

/**
 * Several words are checked together. A single word's result is cached until a text changes. `placesOf`: candidate
 * texts of a word; `null` for all.
 */
export function wordFinds(
  entries: readonly (SearchedText | undefined)[],
  placesOf: (compactWord: string) => Places | null,
): WordFinds {
  const cache = boundedMap<WordFind>(maxBytes, bytesOf);

  const findOne = (word: string): WordFind => {
    const known = cache.get(word);
    if (known !== undefined) return known;
    const look = lookFor(word);
    const size = Math.ceil(entries.length / 32);
    const [inText, inTitle] = [new Uint32Array(size), new Uint32Array(size)];
    let inKind = noPlaces;
    visitPossible(placesOf(compactText(unbound(word))), (entry) => {
      const where = look(entry);
      if (where === 'nowhere') return;
      withPlace(inText, entry.place);
      if (where === 'title') withPlace(inTitle, entry.place);
      else if (where === 'kind') inKind = withPlace(inKind, entry.place);
    });
    const find = { inText, inTitle, inKind };
    if (word.length <= maxCachedLength) cache.set(word, find);
    return find;
  };

  const visitPossible = (places: Places | null, visit: (entry: SearchedText) => void) => {
    const visitAt = (place: number) => {
      const entry = entries[place];
      if (entry !== undefined) visit(entry);
    };
    if (places === null) for (let place = 0; place < entries.length; place += 1) visitAt(place);
    else visitPlaces(places, visitAt);
  };

  return {
    visit: ([first = '', ...others], found) => {
      if (others.length === 0) {
        const { inText, inTitle, inKind } = findOne(first);
        visitPlaces(inText, (place) => found(place, holdsPlace(inTitle, place) ? 1 : 0, holdsPlace(inKind, place)));
        return;
      }
      const words = [first, ...others];
      const possible = words.flatMap((word) => cache.get(word)?.inText ?? placesOf(compactText(unbound(word))) ?? []);
      const looks = words.map(lookFor);
      visitPossible(possible.length === 0 ? null : placesInAll(possible), (entry) => {
        let [inTitle, isOfKind] = [0, false];
        for (const look of looks) {
          const where = look(entry);
          if (where === 'nowhere') return;
          if (where === 'title') inTitle += 1;
          if (where === 'kind') isOfKind = true;
        }
        found(entry.place, inTitle, isOfKind);
      });
    },
    isWritten: (word) => {
      const known = cache.get(word);
      if (known !== undefined) return somePlace(known.inText, () => true);
      const look = lookFor(word);
      const isIn = (entry: SearchedText | undefined) => entry !== undefined && look(entry) !== 'nowhere';
      const possible = placesOf(compactText(word));
      if (possible === null) return entries.some(isIn);
      return somePlace(possible, (place) => isIn(entries[place]));
    },
    forget: cache.clear,
  };
}

function lookFor(word: string): (entry: SearchedText) => 'title' | 'text' | 'kind' | 'nowhere' {
  const compact = compactText(word);
  const { length } = unbound(word);
  const isWhole = isCompact(word);
  return ({ text, letters, titleEnd, kindFrom }) => {
    const at = placeOfWord(text, compact);
    if (at === -1 || !(isWhole || letters?.includes(word))) return 'nowhere';
    if (at + length <= titleEnd) return 'title';
    return at < kindFrom ? 'text' : 'kind';
  };
}

const bytesOf = ({ inText, inTitle, inKind }: WordFind): number =>
  inText.byteLength + inTitle.byteLength + inKind.byteLength + bytesBesideFind;
