import { type QuoteInput, quote } from '../../../src/domain/pricing/quote.ts';

const scopes = { perCourse: 'P1', courseCount: 'P2' } as const;

/** Every kind of offer: coupon or promotion, P1 or P2, percent or amount, in baht or dollars. */
export const everyKind: readonly string[] = ['promotion', 'coupon'].flatMap((offer) =>
  Object.values(scopes).flatMap((scope) =>
    ['percent', 'amount'].flatMap((discount) =>
      ['THB', 'USD'].map((currency) => [offer, scope, discount, currency].join(' ')),
    ),
  ),
);

/** A P2 discount that does not divide evenly, so that the largest remainders decide. */
export const unevenKind = 'uneven share';

/** The kinds of offers that discount this cart. */
export function kindsOf(input: QuoteInput): ReadonlySet<string> {
  const { offers } = quote(input);
  const offered = [
    ...(input.promotion ? [{ kind: 'promotion', offer: input.promotion }] : []),
    ...input.coupons.map((offer) => ({ kind: 'coupon', offer })),
  ];
  const taken = offered.filter(({ kind, offer: { id } }) =>
    offers.some((one) => one.kind === kind && one.id === id && one.discount > 0),
  );
  const names = taken.map(({ kind, offer: { scope, discount } }) =>
    [kind, scopes[scope.kind], discount.kind, input.currency].join(' '),
  );
  return new Set(isUneven(input) ? [...names, unevenKind] : names);
}

/** By the first offer, which applies to the original lines. */
function isUneven({ promotion, lines, ...input }: QuoteInput): boolean {
  if (promotion?.scope.kind !== 'courseCount') return false;
  const listed = quote({ ...input, promotion, lines, coupons: [] }).lines.filter(
    ({ itemId, kind }) => kind === 'course' && promotion.courseIds.includes(itemId),
  );
  const [discount, whole] = (['discount', 'gross'] as const).map((figure) =>
    listed.reduce((sum, line) => sum + BigInt(line[figure]), 0n),
  );
  if (discount === undefined || whole === undefined || whole === 0n) return false;
  return listed.some((line) => (discount * BigInt(line.gross)) % whole !== 0n);
}
