import { addToCart, type Cart, type CartLine } from '../cart/cart.ts';
import type { Currency } from '../pricing/currency.ts';
import type { Order } from './order.ts';

/**
 * Adds an order's items to the cart again (decisions: orders and payments). Items already in the cart stay, so a second
 * press changes nothing. A price change is shown only in the same currency.
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
