/** The references of a bill payment. Each has at most 20 characters of `A-Z0-9`. */
export type ScbReferences = { readonly ref1: string; readonly ref3: string };

/** Hexadecimal digits of an attempt's id in the third reference; the other 20 are the first one. */
const digitsInRef3 = 12;

/**
 * The references of an attempt. They hold its whole id, so that an inquiry needs nothing that a lost answer named. The
 * first has the random part and is unique by itself; the third begins with the bank's prefix, which routes confirmations.
 */
export function scbReferences(attemptId: string, prefix: string): ScbReferences {
  const digits = attemptId.replaceAll('-', '').toUpperCase();
  return { ref1: digits.slice(digitsInRef3), ref3: `${prefix}${digits.slice(0, digitsInRef3)}` };
}

/** The attempt that two references name; `null` if the shop did not make them. */
export function attemptOfReferences({ ref1, ref3 }: ScbReferences, prefix: string): string | null {
  if (!ref3.startsWith(prefix)) return null;
  const digits = `${ref3.slice(prefix.length)}${ref1}`.toLowerCase();
  if (!/^[0-9a-f]{32}$/.test(digits)) return null;
  const ends = [8, 12, 16, 20, 32];
  return ends.map((end, at) => digits.slice(ends[at - 1] ?? 0, end)).join('-');
}
