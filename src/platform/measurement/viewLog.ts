import type { Sale } from '../../contract/site/dataLayer.ts';
import type { Listing } from '../../domain/catalogue/course.ts';
import type { Order } from '../../domain/order/order.ts';
import { leadsToLectures } from '../../domain/site/pageAddress.ts';

/**
 * What a person has in front of them: a page, and on it a course or product, a cart that is being ordered, the order that
 * was just made of it, or orders that are approved. Kept in memory only.
 */
export type View =
  | { readonly kind: 'page'; readonly pathname: string; readonly search: string; readonly title: string }
  | { readonly kind: 'item'; readonly item: Listing }
  | { readonly kind: 'checkout'; readonly sale: Sale }
  | { readonly kind: 'placed'; readonly order: Order }
  | { readonly kind: 'approved'; readonly orderIds: readonly string[] };

/** So many wait for whoever reads them, who comes after the first pages. */
const mostKept = 20;
const waiting: View[] = [];
/** What is drawn on the way to another page is not looked at. */
let isPassing = false;
let reader: ((view: View) => void) | null = null;

/** Also of what is drawn again: whoever reads it tells the views apart (`readViews.ts`). */
export function noteView(view: View): void {
  if (view.kind === 'page') isPassing = leadsToLectures(view);
  if (isPassing) return;
  reader?.(view);
  if (reader === null && waiting.push(view) > mostKept) waiting.shift();
}

/** Gives what waits, and everything from now on, to the one reader. */
export function takeViews(take: (view: View) => void): void {
  reader = take;
  for (const view of waiting.splice(0)) take(view);
}
