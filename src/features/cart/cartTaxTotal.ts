import { needsShipping } from '../../domain/order/shipping.ts';
import type { CartView } from './useCart.ts';

/**
 * What the tax choices of a cart are measured by; `null` while not every price is known, and for products, whose sending
 * is chosen in the checkout and counts as well.
 */
export function cartTaxTotal({ isReady, hasPromotions, orderable, quote }: CartView): number | null {
  const isWhole = isReady && hasPromotions && orderable.length > 0 && quote.lines.length === orderable.length;
  return isWhole && !needsShipping(quote.lines) ? quote.vat.gross : null;
}
