import type { Quote } from './quote.ts';

/** Every figure and part of a quote in one fixed order, for signing and comparing. Names and titles are not in it. */
export const quoteDigest = (quote: Quote): string =>
  JSON.stringify([
    'quote-1',
    quote.currency,
    quote.lines.map((line) => [line.itemId, line.kind, line.planId, line.quantity, line.unitPrice, line.discount]),
    quote.offers.map((offer) => [offer.kind, offer.id, offer.discount]),
    [quote.price, quote.discount, quote.shippingFee],
    [quote.vat.net, quote.vat.vat, quote.vat.gross],
    [quote.withholdingPercent, quote.withholding],
    quote.total,
  ]);

export const sameQuote = (left: Quote, right: Quote): boolean => quoteDigest(left) === quoteDigest(right);

/**
 * What became of a quote that a person agreed to (decisions: money).
 * `same`: every figure stands. `lower`: the total fell and the parts are the same ones (currency, lines with plan and
 * quantity, offers, withholding); it is taken and shown. `changed`: the total rose, or it stayed while figures moved,
 * or the parts differ; the person is asked.
 */
export function compareQuote(before: Quote, after: Quote): 'same' | 'lower' | 'changed' {
  if (sameQuote(before, after)) return 'same';
  return after.total < before.total && partsOf(before) === partsOf(after) ? 'lower' : 'changed';
}

/** The order of the offers follows their value, which may move; it is no difference of parts. */
const partsOf = (quote: Quote): string =>
  JSON.stringify([
    quote.currency,
    quote.withholdingPercent,
    quote.lines.map((line) => [line.itemId, line.kind, line.planId, line.quantity]),
    quote.offers.map((offer) => `${offer.kind} ${offer.id}`).toSorted(),
  ]);
