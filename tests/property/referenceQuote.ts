import type { Coupon, Promotion } from '../../src/domain/pricing/offer.ts';
import type { QuoteInput } from '../../src/domain/pricing/quote.ts';

/** The figures of a quote, computed a second time from the rules alone with big integers. */
export type ReferenceFigures = { lineDiscounts: number[]; vat: number; withholding: number; total: number };

export function referenceFigures(input: QuoteInput): ReferenceFigures {
  const gross = input.lines.map((line) => BigInt(line.unitPrice) * BigInt(line.quantity));
  const left = [...gross];
  const worth = ({ discount }: Coupon) =>
    discount.kind === 'percent' ? discount.percent : discount.amounts[input.currency];
  const byWorth = (a: Coupon, b: Coupon) => worth(b) - worth(a) || Number(a.id) - Number(b.id);
  const percents = input.coupons.filter(({ discount }) => discount.kind === 'percent').sort(byWorth);
  const amounts = input.coupons.filter(({ discount }) => discount.kind === 'amount').sort(byWorth);
  for (const offer of [...(input.promotion ? [input.promotion] : []), ...percents, ...amounts])
    take(offer, input, left);
  const lines = left.reduce((sum, part) => sum + part, 0n);
  const due = lines + BigInt(input.shippingFee);
  const minimum = input.currency === 'THB' ? 100_000n : 3_000n;
  const untaxed = input.vatEnabled ? lines - halfUp(lines * 7n, 107n) : lines;
  const withholding = due < minimum ? 0n : halfUp(untaxed * BigInt(input.withholdingPercent), 100n);
  return {
    lineDiscounts: gross.map((amount, index) => Number(amount - left[index]!)),
    vat: Number(input.vatEnabled ? halfUp(due * 7n, 107n) : 0n),
    withholding: Number(withholding),
    total: Number(due - withholding),
  };
}

/** Subtracts one offer from the remaining lines, in place. */
function take(offer: Promotion | Coupon, input: QuoteInput, left: bigint[]) {
  const listed = input.lines.flatMap((line, index) =>
    line.kind === 'course' && offer.courseIds.includes(line.itemId) ? [index] : [],
  );
  if (listed.length === 0) return;
  const off = (from: bigint): bigint => {
    if (offer.discount.kind === 'percent')
      return halfUp(from * BigInt(Math.round(offer.discount.percent * 100)), 10_000n);
    const amount = BigInt(offer.discount.amounts[input.currency]);
    return amount < from ? amount : from;
  };
  if (offer.scope.kind === 'perCourse') {
    for (const index of listed) left[index]! -= off(left[index]!);
    return;
  }
  if (listed.length < offer.scope.minimumCourses) return;
  spread(off(listed.reduce((sum, index) => sum + left[index]!, 0n)), listed, left);
}

/** Largest remainder, satang by satang. */
function spread(amount: bigint, listed: readonly number[], left: bigint[]) {
  const whole = listed.reduce((sum, index) => sum + left[index]!, 0n);
  if (whole === 0n) return;
  const shares = listed.map((index) => ({
    index,
    floor: (amount * left[index]!) / whole,
    rest: (amount * left[index]!) % whole,
  }));
  let missing = amount - shares.reduce((sum, share) => sum + share.floor, 0n);
  for (const share of shares) left[share.index]! -= share.floor;
  while (missing > 0n) {
    const first = shares.reduce((best, share) => (share.rest > best.rest ? share : best));
    left[first.index]! -= 1n;
    first.rest = -1n;
    missing -= 1n;
  }
}

const halfUp = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator);
