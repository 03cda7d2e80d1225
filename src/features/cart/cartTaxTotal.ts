import { needsShipping } from '../../domain/order/shipping.ts';
import type { CartView } from './useCart.ts';

/**
 * The total for the tax thresholds, in minor units; `null` while a price is unknown, and for products, whose shipping
 * is chosen in the checkout.
 */
export function cartTaxTotal({ isReady, hasPromotions, orderable, quote }: CartView): number | null {
  const isWhole = isReady && hasPromotions && orderable.length > 0 && quote.lines.length === orderable.length;
  return isWhole && !needsShipping(quote.lines) ? quote.vat.gross : null;
}
