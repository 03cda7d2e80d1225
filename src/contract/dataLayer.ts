import type { Listing } from '../domain/course.ts';
import type { Currency } from '../domain/currency.ts';
import { encodeMajor } from '../domain/minorUnits.ts';

/** One thing that is looked at or bought, as Google's ecommerce events name its fields; prices are decimals. */
export type DataLayerItem = {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_category: string;
  readonly item_variant?: string;
  readonly price: number;
  readonly quantity: number;
};

type Ecommerce = {
  readonly currency: Currency;
  readonly value: number;
  readonly items: readonly DataLayerItem[];
  readonly coupon?: string;
};

/**
 * What is told to whoever measures the shop (specification 5: view_item, begin_checkout, purchase; page views). Nothing
 * in it says who somebody is.
 */
export type DataLayerEvent =
  | { readonly event: 'page_view'; readonly page_location: string; readonly page_title: string }
  | { readonly event: 'view_item'; readonly ecommerce: Ecommerce }
  | { readonly event: 'begin_checkout'; readonly ecommerce: Ecommerce }
  | { readonly event: 'purchase'; readonly ecommerce: Ecommerce & { readonly transaction_id: string } };

export const pageViewEvent = (address: string, title: string): DataLayerEvent => ({
  event: 'page_view',
  page_location: address,
  page_title: title,
});

/** A course or product that is looked at, by its Thai name in every language; `null` where it is not sold in the currency. */
export function viewItemEvent(item: Listing, currency: Currency): DataLayerEvent | null {
  const minor = item.fromPrices[currency];
  if (minor === null) return null;
  const price = encodeMajor(minor);
  const named = { item_id: item.id, item_name: item.title.th, item_category: item.categoryPath };
  return { event: 'view_item', ecommerce: { currency, value: price, items: [{ ...named, price, quantity: 1 }] } };
}
