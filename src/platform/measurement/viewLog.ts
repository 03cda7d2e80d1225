import type { Sale } from '../../contract/site/dataLayer.ts';
import type { Listing } from '../../domain/catalogue/course.ts';
import type { Order } from '../../domain/order/order.ts';
import { leadsToLectures } from '../../domain/site/pageAddress.ts';

/** A view: a page with its course, product, checkout, new order or approved orders. Memory only. */
export type View =
  | { readonly kind: 'page'; readonly pathname: string; readonly search: string; readonly title: string }
  | { readonly kind: 'item'; readonly item: Listing }
  | { readonly kind: 'checkout'; readonly sale: Sale }
  | { readonly kind: 'placed'; readonly order: Order }
  | { readonly kind: 'approved'; readonly orderIds: readonly string[] };

/** Most views waiting for their reader, which loads later. */
const maxStored = 20;
const waiting: View[] = [];
/** Pages in transition are not views. */
let isPassing = false;
let reader: ((view: View) => void) | null = null;

/** Called for re-renders too; the reader distinguishes views (`readViews.ts`). */
export function noteView(view: View): void {
  if (view.kind === 'page') isPassing = leadsToLectures(view);
  if (isPassing) return;
  reader?.(view);
  if (reader === null && waiting.push(view) > maxStored) waiting.shift();
}

/** Gives waiting and future views to the one reader. */
export function takeViews(take: (view: View) => void): void {
  reader = take;
  for (const view of waiting.splice(0)) take(view);
}
