/** Most codes that are made together. */
export const couponBatchMaximum = 1_000;

/** Letters and digits that nobody mistakes for each other. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const randomLength = 10;

/** A code that begins with `prefix` and cannot be guessed (49 random bits). */
export function newCode(prefix: string, randomBytes: (count: number) => Uint8Array): string {
  let code = prefix;
  while (code.length < prefix.length + randomLength) {
    const [byte = 0] = randomBytes(1);
    // Bytes above the last whole round of letters would favour the first letters.
    if (byte < 256 - (256 % letters.length)) code += letters[byte % letters.length];
  }
  return code;
}
