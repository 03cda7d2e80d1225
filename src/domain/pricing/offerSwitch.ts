import { sumMinor } from './money.ts';
import type { Quote } from './quote.ts';

type QuotedOffer = Quote['offers'][number];

/**
 * The effect of other offers on a cart: offers lost and gained with their discounts, and the totals before and after.
 */
export type OfferSwitch = {
  readonly lost: readonly QuotedOffer[];
  readonly gained: readonly QuotedOffer[];
  readonly before: number;
  readonly after: number;
  /** Other changes of the total (less: negative): withholding, and the discounts of the remaining offers. */
  readonly besides: number;
};

/** The difference between two quotes of the same lines. */
export function offerSwitch(before: Quote, after: Quote): OfferSwitch {
  const lost = before.offers.filter((offer) => !has(after, offer));
  const gained = after.offers.filter((offer) => !has(before, offer));
  const besides = after.total - before.total - (takenOff(lost) - takenOff(gained));
  return { lost, gained, before: before.total, after: after.total, besides };
}

const takenOff = (offers: readonly QuotedOffer[]): number => sumMinor(offers.map(({ discount }) => discount));

const has = ({ offers }: Quote, { kind, id }: QuotedOffer): boolean =>
  offers.some((offer) => offer.kind === kind && offer.id === id);
