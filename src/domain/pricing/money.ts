import { checkedMinor } from './minorUnits.ts';

/** Sum of minor units. */
export const sumMinor = (parts: readonly number[]): number =>
  checkedMinor(parts.reduce((total, part) => total + part, 0));

/** Price × quantity in minor units. The quantity is a non-negative integer. */
export function multiplyMinor(minor: number, quantity: number): number {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`${quantity} is no quantity`);
  return checkedMinor(checkedMinor(minor) * quantity);
}

/** The percent (0 to 100, at most two decimals) of an amount, half up. */
export function percentOf(minor: number, percent: number): number {
  const basisPoints = Math.round(percent * 100);
  if (basisPoints / 100 !== percent || basisPoints < 0 || basisPoints > 10_000) {
    throw new RangeError(`${percent} is no percent of at most two decimals`);
  }
  return multiplyThenDivideHalfUp(minor, basisPoints, 10_000);
}

/** amount × numerator ÷ denominator, half up, exact for non-negative safe integers. */
export function multiplyThenDivideHalfUp(amount: number, numerator: number, denominator: number): number {
  const { whole, rest } = multiplyThenDivide(amount, numerator, denominator);
  return rest >= denominator - rest ? whole + 1 : whole;
}

/**
 * Divides an amount over weights by largest remainder, ties to the earlier line. The parts sum to the amount; no part
 * exceeds its weight if the amount is at most their sum.
 */
export function prorate(amount: number, weights: readonly number[]): readonly number[] {
  const whole = sumMinor(weights);
  if (amount === 0) return weights.map(() => 0);
  if (whole === 0) throw new RangeError('nothing carries a part of the amount');
  const shares = weights.map((weight, line) => ({ line, ...multiplyThenDivide(amount, weight, whole) }));
  const left = amount - sumMinor(shares.map((share) => share.whole));
  const favoured = new Set(
    shares
      .toSorted((a, b) => b.rest - a.rest || a.line - b.line)
      .slice(0, left)
      .map((share) => share.line),
  );
  return shares.map((share) => (favoured.has(share.line) ? share.whole + 1 : share.whole));
}

function multiplyThenDivide(amount: number, factor: number, divisor: number): { whole: number; rest: number } {
  if (checkedMinor(amount) < 0 || checkedMinor(factor) < 0)
    throw new RangeError('only what is not negative is divided');
  const product = amount * factor;
  if (Number.isSafeInteger(product)) {
    const rest = product % divisor;
    return { whole: (product - rest) / divisor, rest };
  }
  const exact = BigInt(amount) * BigInt(factor);
  return { whole: checkedMinor(Number(exact / BigInt(divisor))), rest: Number(exact % BigInt(divisor)) };
}
