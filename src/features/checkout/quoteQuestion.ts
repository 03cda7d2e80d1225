import type { QuoteRequest } from '../../contract/order/quote.ts';
import type { CartLine } from '../../domain/cart/cart.ts';
import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';
import type { ShippingOption } from '../../domain/order/shipping.ts';
import type { Currency } from '../../domain/pricing/currency.ts';
import type { WithholdingPercent } from '../../domain/tax/withholding.ts';

/** The request for a quote: the lines, the offers, the payment method, the withholding and the shipping. */
export const quoteRequestOf = (
  lines: readonly CartLine[],
  offers: Pick<QuoteRequest, 'promotionId' | 'isPromotionChosen' | 'couponIds'>,
  method: PaymentMethod | null,
  withholdingPercent: WithholdingPercent,
  shippingOptionId: string | null,
): QuoteRequest => ({
  lines: lines.map(({ itemId, kind, planId, quantity }) => ({ itemId, kind, planId, quantity })),
  ...offers,
  method,
  withholdingPercent,
  shippingOptionId,
});

/** The shop's terms known to this device. A quote with other terms is outdated. */
export type QuoteTerms = {
  readonly currency: Currency;
  readonly vatEnabled: boolean;
  /** With its fee. */
  readonly shipping: ShippingOption | null;
};

/** The question that a signed quote answers. */
export type QuoteQuestion = {
  readonly request: QuoteRequest;
  readonly userId: string | null;
  readonly terms: QuoteTerms;
};
