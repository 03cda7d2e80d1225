import type { SignedQuote } from '../../contract/order/quote.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import type { CartView } from '../cart/useCart.ts';

type Quoted = { readonly signed: SignedQuote | null; readonly isCurrent: boolean };

/** Whether the order is free with any payment method. A coupon may depend on the method. */
export const isGiven = ({ cart, orderable, quote }: CartView): boolean =>
  cart.couponIds.length === 0 && orderable.length > 0 && quote.lines.length === orderable.length && quote.total === 0;

/** The quote to show: the server's, or the device's own if that is newer and knows every price. */
export function quoteToShow({ signed, isCurrent }: Quoted, { orderable, quote }: CartView): Quote {
  if (signed === null) return quote;
  return isCurrent || quote.lines.length < orderable.length ? signed.quote : quote;
}

/** The total before withholding, in minor units; `null` while neither server nor device knows it. */
export function totalToPay({ signed, isCurrent }: Quoted, { orderable, quote }: CartView): number | null {
  if (signed !== null && isCurrent) return signed.quote.vat.gross;
  return orderable.length > 0 && quote.lines.length === orderable.length ? quote.vat.gross : null;
}
