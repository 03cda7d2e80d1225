export type SeededRandom = {
  /** A whole number from 0 up to, and without, this one. */
  below(limit: number): number;
  /** The same things in another order. */
  shuffle<Thing>(things: readonly Thing[]): Thing[];
};

/** The same numbers for the same seed (a counter through a mixing function of 32 bits). */
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
