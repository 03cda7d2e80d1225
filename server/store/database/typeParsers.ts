/** Type numbers of PostgreSQL whose answers both drivers must read alike. */
const int8 = 20;
const numeric = 1700;

/** A whole number that JavaScript can hold exactly; anything else is a defect and not rounded in silence. */
function readInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`The database answered ${text}, which is no safe integer`);
  return number;
}

/** Sums of `bigint` columns come as `numeric`; fractions are read as ordinary numbers. */
const readNumeric = (text: string): number => (text.includes('.') ? Number(text) : readInteger(text));

export const typeParsers: ReadonlyMap<number, (text: string) => number> = new Map([
  [int8, readInteger],
  [numeric, readNumeric],
]);
