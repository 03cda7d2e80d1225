import type { Quote } from './quote.ts';

type QuotedOffer = Quote['offers'][number];

/** What other offers make of a cart: which go and which come, each with what it takes off, and what is to pay before and after. */
export type OfferSwitch = {
  readonly lost: readonly QuotedOffer[];
  readonly gained: readonly QuotedOffer[];
  readonly before: number;
  readonly after: number;
};

/** Between two figures of the same lines. */
export const offerSwitch = (before: Quote, after: Quote): OfferSwitch => ({
  lost: before.offers.filter((offer) => !has(after, offer)),
  gained: after.offers.filter((offer) => !has(before, offer)),
  before: before.total,
  after: after.total,
});

const has = ({ offers }: Quote, { kind, id }: QuotedOffer): boolean =>
  offers.some((offer) => offer.kind === kind && offer.id === id);
