import type { Cart } from '../../domain/cart.ts';
import type { CartLineView } from './useCart.ts';

/** A cart that lay for so long is greeted. */
const restMs = 3_600_000;

/** Since when a cart was left alone, or `null` for one that was touched just now or is empty. */
export const keptSince = (cart: Cart, now: number): number | null =>
  cart.lines.length > 0 && cart.updatedAt > 0 && now - cart.updatedAt >= restMs ? cart.updatedAt : null;

/** Another price than the person saw when the line was put in; minor units. */
export function priceChange({ line, price }: CartLineView): { readonly before: number; readonly now: number } | null {
  if (price === null || line.seenPrice === null || line.seenPrice === price) return null;
  return { before: line.seenPrice, now: price };
}

/**
 * `gone`: known, but its plan is not sold any more. `noPrice`: its plan is sold, and not in the shop's currency. `withdrawn`: nothing of it is sold any more. `unknown`: this device
 * has not heard of the item yet.
 */
export function lineState({
  item,
  plan,
  price,
}: CartLineView): 'priced' | 'gone' | 'noPrice' | 'withdrawn' | 'unknown' {
  if (item === null) return 'unknown';
  if (price !== null) return 'priced';
  if (plan !== null) return 'noPrice';
  return item.plans.length === 0 ? 'withdrawn' : 'gone';
}

/** When the oldest of the prices in the total was read. */
export function pricesReadAt(lines: readonly CartLineView[]): number | null {
  const readings = lines.flatMap((view) => (view.item !== null && view.price !== null ? [view.item.seenAt] : []));
  return readings.length === 0 ? null : Math.min(...readings);
}
