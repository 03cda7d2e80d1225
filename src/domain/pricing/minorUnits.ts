/** The same number. Throws if it is no safe integer: a defect. */
export function checkedMinor(minor: number): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no exact amount of minor units`);
  return minor;
}

/**
 * A decimal of the wire in minor units; `null` if it is not finite, has more than two decimals, or is too large. The
 * check converts back: the nearest double of a decimal is unique, while `× 100` adds rounding errors.
 */
export function decodeMajor(major: number): number | null {
  const minor = Math.round(major * 100);
  return Number.isSafeInteger(minor) && minor / 100 === major ? minor + 0 : null;
}

/** Minor units as the wire's decimal. */
export const encodeMajor = (minor: number): number => checkedMinor(minor) / 100;
