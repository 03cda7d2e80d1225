import type { Cart } from '../../domain/cart/cart.ts';
import { currencies } from '../../domain/pricing/currency.ts';
import type { CartLineView } from './useCart.ts';

/** A cart older than this (ms) is greeted. */
const restMs = 3_600_000;

/** The time of the last change of an old cart; `null` for an empty one or one changed just now. */
export const unchangedSince = (cart: Cart, now: number): number | null =>
  cart.lines.length > 0 && cart.updatedAt > 0 && now - cart.updatedAt >= restMs ? cart.updatedAt : null;

/**
 * The price that the person saw when they added the line, if it differs (minor units). Another currency of the shop is
 * no change of price.
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

/** The state of a line. A line that cannot be bought now is set aside. */
export type LineState = 'priced' | 'full' | 'gone' | 'noPrice' | 'withdrawn' | 'unknown';

/**
 * `full`: no seat or piece is left. `gone`: its plan is not sold. `noPrice`: no price in the shop's currency.
 * `withdrawn`: the item is not sold. `unknown`: the device does not know it yet.
 */
export function lineState({ item, plan, price }: Pick<CartLineView, 'item' | 'plan' | 'price'>): LineState {
  if (item === null) return 'unknown';
  if (price !== null) return (item.listing.seatsLeft ?? 1) > 0 ? 'priced' : 'full';
  if (plan !== null) return 'noPrice';
  return item.plans.length === 0 ? 'withdrawn' : 'gone';
}

/** Whether a line cannot be bought now. An item that the device does not know is left to the shop. */
export const isSetAside = (view: Pick<CartLineView, 'item' | 'plan' | 'price'>): boolean =>
  !['priced', 'unknown'].includes(lineState(view));

/** The time of the oldest price in the total. */
export function pricesReadAt(lines: readonly CartLineView[]): number | null {
  const readings = lines.flatMap((view) =>
    view.item !== null && view.price !== null && !isSetAside(view) ? [view.item.seenAt] : [],
  );
  return readings.length === 0 ? null : Math.min(...readings);
}
