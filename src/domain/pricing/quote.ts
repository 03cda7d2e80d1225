import type { ItemKind } from '../catalogue/course.ts';
import type { LocalText } from '../localText.ts';
import { type Vat, vatOf } from '../tax/vat.ts';
import { reachesWithholdingMinimum, type WithholdingPercent, withholdingOf } from '../tax/withholding.ts';
import { inOrderOfUse } from './coupon.ts';
import type { Currency } from './currency.ts';
import { type DiscountableLine, discountParts, type Offer } from './discount.ts';
import { checkedMinor } from './minorUnits.ts';
import { multiplyMinor, sumMinor } from './money.ts';
import type { Coupon, Promotion } from './offer.ts';

export type QuoteLine = {
  readonly itemId: string;
  readonly kind: ItemKind;
  readonly planId: string;
  readonly quantity: number;
  readonly unitPrice: number;
};

/** All amounts in minor units of `currency`. */
export type QuoteInput = {
  readonly currency: Currency;
  readonly lines: readonly QuoteLine[];
  readonly promotion: Promotion | null;
  readonly coupons: readonly Coupon[];
  readonly shippingFee: number;
  readonly withholdingPercent: WithholdingPercent;
  readonly vatEnabled: boolean;
};

/** `gross` is price × quantity; `net` is what the discounts left of it and still contains VAT. */
export type QuotedLine = QuoteLine & { readonly gross: number; readonly discount: number; readonly net: number };

/** A requested offer in the order of use with its discount (0 if it does not fit). */
type QuotedOffer =
  | { readonly kind: 'promotion'; readonly id: string; readonly title: LocalText; readonly discount: number }
  | { readonly kind: 'coupon'; readonly id: string; readonly code: string; readonly discount: number };

/** total = price − discount + shippingFee − withholding; `vat` is contained in the sum before withholding. */
export type Quote = {
  readonly currency: Currency;
  readonly lines: readonly QuotedLine[];
  readonly price: number;
  readonly discount: number;
  readonly offers: readonly QuotedOffer[];
  readonly shippingFee: number;
  readonly vat: Vat;
  /** The effective withholding: 0 below the minimum. */
  readonly withholdingPercent: WithholdingPercent;
  readonly withholding: number;
  readonly total: number;
};

/** The whole figure of a cart, the same in the browser and on the server (decisions: money). */
export function quote(input: QuoteInput): Quote {
  const grosses = input.lines.map((line) => multiplyMinor(notNegative(line.unitPrice), line.quantity));
  const { offers, lefts } = applyOffers(input, grosses);
  const price = sumMinor(grosses);
  const afterDiscount = sumMinor(lefts);
  const beforeWithholding = checkedMinor(afterDiscount + notNegative(input.shippingFee));
  const withholdingPercent = reachesWithholdingMinimum(beforeWithholding, input.currency)
    ? input.withholdingPercent
    : 0;
  const withholding = withholdingOf(afterDiscount, withholdingPercent, input.vatEnabled);
  return {
    currency: input.currency,
    lines: input.lines.map((line, index) => quotedLine(line, grosses[index] ?? 0, lefts[index] ?? 0)),
    price,
    discount: price - afterDiscount,
    offers,
    shippingFee: input.shippingFee,
    vat: vatOf(beforeWithholding, input.vatEnabled),
    withholdingPercent,
    withholding,
    total: beforeWithholding - withholding,
  };
}

/** The lines before any discount, as promotions are compared on them. */
export const undiscounted = (lines: readonly QuoteLine[]): readonly DiscountableLine[] =>
  lines.map((line) => ({ itemId: line.itemId, kind: line.kind, left: multiplyMinor(line.unitPrice, line.quantity) }));

/** The discount of an offer; 0 if it is absent or the others leave nothing. */
export const takenOffBy = ({ offers }: Quote, kind: QuotedOffer['kind'], id: string): number =>
  offers.find((offer) => offer.kind === kind && offer.id === id)?.discount ?? 0;

/** Applies offers one after another: the promotion, then the coupons in order. */
function applyOffers(input: QuoteInput, grosses: readonly number[]) {
  const offers: QuotedOffer[] = [];
  let lefts = grosses;
  const take = (offer: Offer): number => {
    const lines = input.lines.map((line, index) => ({
      itemId: line.itemId,
      kind: line.kind,
      left: lefts[index] ?? 0,
    }));
    const parts = discountParts(offer, lines, input.currency);
    lefts = lefts.map((left, index) => left - (parts[index] ?? 0));
    return sumMinor(parts);
  };
  if (input.promotion) {
    const { id, title } = input.promotion;
    offers.push({ kind: 'promotion', id, title, discount: take(input.promotion) });
  }
  for (const coupon of inOrderOfUse(input.coupons, input.currency)) {
    offers.push({ kind: 'coupon', id: coupon.id, code: coupon.code, discount: take(coupon) });
  }
  return { offers, lefts };
}

const quotedLine = (line: QuoteLine, gross: number, left: number): QuotedLine => ({
  itemId: line.itemId,
  kind: line.kind,
  planId: line.planId,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  gross,
  discount: gross - left,
  net: left,
});

function notNegative(minor: number): number {
  if (checkedMinor(minor) < 0) throw new RangeError(`${minor} is no price`);
  return minor;
}
