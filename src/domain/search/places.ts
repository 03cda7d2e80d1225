/** A set of places of rows, a bit for each: ten thousand rows are 1.25 kB. What lies behind its end is not in it. */
export type Places = Uint32Array;
export const noPlaces: Places = new Uint32Array();

export const holdsPlace = (places: Places, place: number): boolean =>
  (((places[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;

/** The same set with one place more; a longer one where there was no room. */
export function withPlace(places: Places, place: number): Places {
  const at = place >>> 5;
  const grown = at < places.length ? places : longer(places, at);
  grown[at] = (grown[at] ?? 0) | (1 << (place & 31));
  return grown;
}

function longer(places: Places, at: number): Places {
  const grown = new Uint32Array(Math.max(at + 1, Math.ceil(places.length * 1.5)));
  grown.set(places);
  return grown;
}

/** The places that are in all of these sets, of which there is one at least. */
export function placesInAll(sets: readonly Places[]): Places {
  const [first = noPlaces, ...others] = sets.toSorted((one, other) => one.length - other.length);
  const common = first.slice();
  for (const places of others) {
    for (let at = 0; at < common.length; at += 1) common[at] = (common[at] ?? 0) & (places[at] ?? 0);
  }
  return common;
}

/** The places that are in any of these sets. */
export function placesInAny(sets: readonly Places[]): Places {
  const any = new Uint32Array(Math.max(0, ...sets.map((places) => places.length)));
  for (const places of sets) {
    for (let at = 0; at < places.length; at += 1) any[at] = (any[at] ?? 0) | (places[at] ?? 0);
  }
  return any;
}

/** In how many sets each place is, 32 places side by side: of all of them the lowest bits first. */
export type PlaceCounts = readonly Places[];
const countBits = 8;
const mostCounted = 2 ** countBits - 1;
const half = 2 ** (countBits - 1);

/** Counts in how many of these sets each place is, 255 of them at most. `from`: what each count begins with. */
export function countPlaces(sets: readonly Places[], from = 0): PlaceCounts {
  if (from + sets.length > mostCounted) throw new Error(`${sets.length} sets of places are too many`);
  const length = Math.max(0, ...sets.map((places) => places.length));
  const counts = Array.from({ length: countBits }, (_, bit) => new Uint32Array(length).fill(-((from >>> bit) & 1)));
  for (const places of sets) {
    for (let at = 0; at < places.length; at += 1) {
      let carried = places[at] ?? 0;
      for (const bits of counts) {
        if (carried === 0) break;
        const before = bits[at] ?? 0;
        bits[at] = before ^ carried;
        carried &= before;
      }
    }
  }
  return counts;
}

/** The places among these that were counted so often. */
export function placesCounted(counts: PlaceCounts, often: number, among: Places): Places {
  const counted = among.slice();
  for (let at = 0; at < counted.length; at += 1) {
    let left = counted[at] ?? 0;
    // Few were counted very often: the highest bits leave nothing first.
    for (let bit = counts.length - 1; bit >= 0 && left !== 0; bit -= 1) {
      const places = counts[bit]?.[at] ?? 0;
      left &= (often >>> bit) & 1 ? places : ~places;
    }
    counted[at] = left;
  }
  return counted;
}

/** The places that are in so many of these sets at least (1 to 128; of 127 sets at most). */
export const placesInMany = (sets: readonly Places[], least: number): Places =>
  countPlaces(sets, half - least).at(-1) ?? noPlaces;

/** Visits all places of a set, growing. By itself, and not by `somePlace`: a search visits thousands. */
export function visitPlaces(places: Places, visit: (place: number) => void): void {
  for (let at = 0; at < places.length; at += 1) {
    for (let bits = places[at] ?? 0; bits !== 0; bits &= bits - 1) visit(at * 32 + 31 - Math.clz32(bits & -bits));
  }
}

/** Whether a place of the set is one that is looked for; none behind it is looked at. */
export function somePlace(places: Places, isIt: (place: number) => boolean): boolean {
  for (let at = 0; at < places.length; at += 1) {
    for (let bits = places[at] ?? 0; bits !== 0; bits &= bits - 1) {
      if (isIt(at * 32 + 31 - Math.clz32(bits & -bits))) return true;
    }
  }
  return false;
}
