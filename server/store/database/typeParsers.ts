/** PostgreSQL type numbers that both drivers must read alike. */
const int8 = 20;
const numeric = 1700;

/** A safe integer; anything else is a defect. */
function readInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`The database answered ${text}, which is no safe integer`);
  return number;
}

/** Sums of `bigint` columns are `numeric`; fractions are read as numbers. */
const readNumeric = (text: string): number => (text.includes('.') ? Number(text) : readInteger(text));

export const typeParsers: ReadonlyMap<number, (text: string) => number> = new Map([
  [int8, readInteger],
  [numeric, readNumeric],
]);
