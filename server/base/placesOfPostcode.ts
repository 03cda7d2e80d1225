import { readFileSync } from 'node:fs';
import type { PostcodePlace } from '../../src/domain/people/postcodePlace.ts';

/** One line for province, district and postcode, with the subdistricts; the source stands at its head. */
const file = new URL('postcodes.tsv', import.meta.url);

let known: ReadonlyMap<string, readonly PostcodePlace[]> | null = null;

/** The places of a postcode, those of its first province first; none of an unknown one. The file is read once. */
export function placesOfPostcode(postcode: string): readonly PostcodePlace[] {
  known ??= readPlaces(readFileSync(file, 'utf8'));
  return known.get(postcode) ?? [];
}

function readPlaces(text: string): ReadonlyMap<string, readonly PostcodePlace[]> {
  const places = new Map<string, PostcodePlace[]>();
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [province = '', district = '', postcode = '', subdistricts = ''] = line.split('\t');
    const found = subdistricts.split('|').map((subdistrict) => ({ subdistrict, district, province }));
    places.set(postcode, [...(places.get(postcode) ?? []), ...found]);
  }
  return places;
}
