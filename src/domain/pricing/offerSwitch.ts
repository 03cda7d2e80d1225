import { sumMinor } from './money.ts';
import type { Quote } from './quote.ts';

type QuotedOffer = Quote['offers'][number];

/** What other offers make of a cart: which go and which come, each with what it takes off, and what is to pay before and after. */
export type OfferSwitch = {
  readonly lost: readonly QuotedOffer[];
  readonly gained: readonly QuotedOffer[];
  readonly before: number;
  readonly after: number;
  /** What else is to pay more by it (less: negative): the withheld tax, and what the offers that stay take off. */
  readonly besides: number;
};

/** Between two figures of the same lines. */
export function offerSwitch(before: Quote, after: Quote): OfferSwitch {
  const lost = before.offers.filter((offer) => !has(after, offer));
  const gained = after.offers.filter((offer) => !has(before, offer));
  const besides = after.total - before.total - (takenOff(lost) - takenOff(gained));
  return { lost, gained, before: before.total, after: after.total, besides };
}

const takenOff = (offers: readonly QuotedOffer[]): number => sumMinor(offers.map(({ discount }) => discount));

const has = ({ offers }: Quote, { kind, id }: QuotedOffer): boolean =>
  offers.some((offer) => offer.kind === kind && offer.id === id);
