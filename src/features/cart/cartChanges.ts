import type { Cart } from '../../domain/cart/cart.ts';
import { currencies } from '../../domain/pricing/currency.ts';
import type { CartLineView } from './useCart.ts';

/** A cart that lay for so long is greeted. */
const restMs = 3_600_000;

/** Since when a cart was left alone, or `null` for one that was touched just now or is empty. */
export const keptSince = (cart: Cart, now: number): number | null =>
  cart.lines.length > 0 && cart.updatedAt > 0 && now - cart.updatedAt >= restMs ? cart.updatedAt : null;

/**
 * Another price than the person saw when the line was put in; minor units. A shop that sells in another currency since then
 * has not changed the price.
 */
export function priceChange({
  line,
  plan,
  price,
}: CartLineView): { readonly before: number; readonly now: number } | null {
  const { seenPrice } = line;
  if (price === null || seenPrice === null || seenPrice === price) return null;
  if (plan !== null && currencies.some((currency) => plan.prices[currency] === seenPrice)) return null;
  return { before: seenPrice, now: price };
}

/** What is known of one line; a line that cannot be bought now is set aside. */
export type LineState = 'priced' | 'full' | 'gone' | 'noPrice' | 'withdrawn' | 'unknown';

/**
 * `full`: no seat or piece is left. `gone`: known, but its plan is not sold any more. `noPrice`: its plan is sold, and not
 * in the shop's currency. `withdrawn`: nothing of it is sold any more. `unknown`: this device has not heard of it yet.
 */
export function lineState({ item, plan, price }: Pick<CartLineView, 'item' | 'plan' | 'price'>): LineState {
  if (item === null) return 'unknown';
  if (price !== null) return (item.listing.seatsLeft ?? 1) > 0 ? 'priced' : 'full';
  if (plan !== null) return 'noPrice';
  return item.plans.length === 0 ? 'withdrawn' : 'gone';
}

/**
 * Kept in the cart, counted nowhere and not ordered until it can be bought again. What this device has not heard of is the
 * shop's to judge.
 */
export const isSetAside = (view: Pick<CartLineView, 'item' | 'plan' | 'price'>): boolean =>
  !['priced', 'unknown'].includes(lineState(view));

/** When the oldest of the prices in the total was read. */
export function pricesReadAt(lines: readonly CartLineView[]): number | null {
  const readings = lines.flatMap((view) =>
    view.item !== null && view.price !== null && !isSetAside(view) ? [view.item.seenAt] : [],
  );
  return readings.length === 0 ? null : Math.min(...readings);
}
