import { addToCart, type Cart, type CartLine } from '../cart/cart.ts';
import type { Currency } from '../pricing/currency.ts';
import type { Order } from './order.ts';

/**
 * Fills the cart with what an order had, for whoever still wants it (decisions: orders and payments). What lies in the
 * cart already stays as it is, so that a second press doubles nothing. The price is told as a change only in the same
 * currency.
 */
export function putOrderedAgain(
  cart: Cart,
  { lines, currency }: Pick<Order, 'lines' | 'currency'>,
  shopCurrency: Currency,
  now: number,
): Cart {
  const missing = lines.filter(({ itemId }) => !cart.lines.some((line) => line.itemId === itemId));
  return missing.reduce((filled, { itemId, kind, planId, quantity, unitPrice }) => {
    const seenPrice = currency === shopCurrency ? unitPrice : null;
    const line: CartLine = { itemId, kind, planId, quantity, seenPrice, addedAt: now };
    return addToCart(filled, line, now);
  }, cart);
}
