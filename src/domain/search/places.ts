/** A bit set of row indexes: ten thousand rows take 1.25 kB. Indexes beyond its end are absent. */
export type Places = Uint32Array;
export const noPlaces: Places = new Uint32Array();

export const holdsPlace = (places: Places, place: number): boolean =>
  (((places[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;

/** The set with one index added; it grows if needed. */
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

/** The intersection of at least one set. */
export function placesInAll(sets: readonly Places[]): Places {
  const [first = noPlaces, ...others] = sets.toSorted((one, other) => one.length - other.length);
  const common = first.slice();
  for (const places of others) {
    for (let at = 0; at < common.length; at += 1) common[at] = (common[at] ?? 0) & (places[at] ?? 0);
  }
  return common;
}

/** The union of the sets. */
export function placesInAny(sets: readonly Places[]): Places {
  const any = new Uint32Array(Math.max(0, ...sets.map((places) => places.length)));
  for (const places of sets) {
    for (let at = 0; at < places.length; at += 1) any[at] = (any[at] ?? 0) | (places[at] ?? 0);
  }
  return any;
}

/** Counters for all indexes as bit planes, lowest bits first. */
export type PlaceCounts = readonly Places[];
const countBits = 8;
const mostCounted = 2 ** countBits - 1;
const half = 2 ** (countBits - 1);

/** Counts in how many of at most 255 sets each index occurs. `from`: initial counts. */
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

/** The indexes with exactly this count. */
export function placesCounted(counts: PlaceCounts, often: number, among: Places): Places {
  const counted = among.slice();
  for (let at = 0; at < counted.length; at += 1) {
    let left = counted[at] ?? 0;
    // High counts are rare, so the highest bits exclude most first.
    for (let bit = counts.length - 1; bit >= 0 && left !== 0; bit -= 1) {
      const places = counts[bit]?.[at] ?? 0;
      left &= (often >>> bit) & 1 ? places : ~places;
    }
    counted[at] = left;
  }
  return counted;
}

/** The indexes that occur in at least so many sets (1 to 128; at most 127 sets). */
export const placesInMany = (sets: readonly Places[], least: number): Places =>
  countPlaces(sets, half - least).at(-1) ?? noPlaces;

/** Visits all indexes in ascending order. It does not use `somePlace`: a search visits thousands. */
export function visitPlaces(places: Places, visit: (place: number) => void): void {
  for (let at = 0; at < places.length; at += 1) {
    for (let bits = places[at] ?? 0; bits !== 0; bits &= bits - 1) visit(at * 32 + 31 - Math.clz32(bits & -bits));
  }
}

/** Whether any index of the set satisfies a condition. */
export function somePlace(places: Places, isIt: (place: number) => boolean): boolean {
  for (let at = 0; at < places.length; at += 1) {
    for (let bits = places[at] ?? 0; bits !== 0; bits &= bits - 1) {
      if (isIt(at * 32 + 31 - Math.clz32(bits & -bits))) return true;
    }
  }
  return false;
}
