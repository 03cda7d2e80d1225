import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countPlaces,
  holdsPlace,
  noPlaces,
  type Places,
  placesCounted,
  placesInAll,
  placesInAny,
  placesInMany,
  visitPlaces,
  withPlace,
} from '../../../src/domain/search/places.ts';
import '../../property/fixedSeed.ts';

const some = fc.uniqueArray(fc.nat({ max: 100 }), { maxLength: 40 });
const setOf = (places: readonly number[]): Places => places.reduce<Places>(withPlace, noPlaces);
const listOf = (places: Places): number[] => {
  const found: number[] = [];
  visitPlaces(places, (place) => found.push(place));
  return found;
};
const all = Array.from({ length: 128 }, (_, place) => place);

test('a set contains its added values, and visits them in ascending order', () => {
  fc.assert(
    fc.property(some, (places) => {
      expect(listOf(setOf(places))).toEqual(places.toSorted((one, other) => one - other));
      expect(all.filter((place) => holdsPlace(setOf(places), place))).toEqual(listOf(setOf(places)));
    }),
  );
});

test('union, intersection and counts of several sets equal those of simple sets', () => {
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 20 }), (lists, least) => {
      const sets = lists.map(setOf);
      const countOf = (place: number) => lists.filter((list) => list.includes(place)).length;
      expect(listOf(placesInAll(sets))).toEqual(all.filter((place) => countOf(place) === lists.length));
      expect(listOf(placesInAny(sets))).toEqual(all.filter((place) => countOf(place) > 0));
      expect(listOf(placesInMany(sets, least))).toEqual(all.filter((place) => countOf(place) >= least));
      const counts = countPlaces(sets);
      const among = placesInAny(sets);
      expect(listOf(placesCounted(counts, least, among))).toEqual(all.filter((place) => countOf(place) === least));
    }),
  );
});
