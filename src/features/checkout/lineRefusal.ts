import { orderTaxWireFields } from '../../contract/order.ts';
import type { QuoteRequest, SignedQuote } from '../../contract/quote.ts';
import { CallFailed } from '../../platform/callFailed.ts';

/** Asked again, the shop tells everything that stands against the order, with what can be done about each. */
export const isToldByQuote = (failure: unknown): failure is CallFailed =>
  failure instanceof CallFailed &&
  (failure.facts.itemIds.length > 0 ||
    failure.code === 'NO_SHIPPING_OPTION' ||
    orderTaxWireFields.invoice in failure.facts.fields);

/** Whether it stands among what the shop tells of the order. */
export const isAmong = (refusals: SignedQuote['refusals'], failure: unknown): boolean =>
  failure instanceof CallFailed && refusals.some(({ code }) => code === failure.code);

/** What was refused of lines that have been changed since is no news of those that are there now. */
export const isOfOtherLines = (
  failure: unknown,
  refused: Pick<QuoteRequest, 'lines'> | undefined,
  now: Pick<QuoteRequest, 'lines'>,
): boolean => isToldByQuote(failure) && JSON.stringify(refused?.lines) !== JSON.stringify(now.lines);
