export type SeededRandom = {
  /** An integer from 0 to below this limit. */
  below(limit: number): number;
  /** The same elements in another order. */
  shuffle<Thing>(things: readonly Thing[]): Thing[];
};

/** Reproducible random numbers (a counter through a 32-bit mixing function). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    shuffle: (things) => {
      const rest = [...things];
      return things.flatMap(() => rest.splice(below(rest.length), 1));
    },
  };
}
