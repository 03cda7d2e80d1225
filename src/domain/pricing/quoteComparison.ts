import type { Quote } from './quote.ts';

/** Every figure of a quote in a fixed order, for signing and comparing. Titles are not included. */
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

/**
 * Compares a new quote with the agreed one (decisions: money). `lower`: the total fell and lines, offers and
 * withholding are the same; it is taken and shown. `changed`: the person is asked.
 */
export function compareQuote(before: Quote, after: Quote): 'same' | 'lower' | 'changed' {
  if (quoteDigest(before) === quoteDigest(after)) return 'same';
  return after.total < before.total && partsOf(before) === partsOf(after) ? 'lower' : 'changed';
}

/** The order of offers depends on their value, so it is not part of the comparison. */
const partsOf = (quote: Quote): string =>
  JSON.stringify([
    quote.currency,
    quote.withholdingPercent,
    quote.lines.map((line) => [line.itemId, line.kind, line.planId, line.quantity]),
    quote.offers.map((offer) => `${offer.kind} ${offer.id}`).toSorted(),
  ]);
