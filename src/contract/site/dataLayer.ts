import type { Listing } from '../../domain/catalogue/course.ts';
import type { LocalText } from '../../domain/localText.ts';
import type { Order } from '../../domain/order/order.ts';
import type { Currency } from '../../domain/pricing/currency.ts';
import { encodeMajor } from '../../domain/pricing/minorUnits.ts';

/** A viewed or bought item, in the fields of Google's ecommerce events; prices are decimals. */
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
};

/**
 * Analytics events (specification 7: view_item, begin_checkout, purchase; page views). They have no personal data, and
 * no coupon codes, because a code may belong to one person.
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

/** The values of Google's `set` command that name the page instead of its real address. */
export const pageFields = (address: string, title: string, origin: string) => ({
  page_location: address,
  page_title: title,
  page_referrer: origin,
});

/** A viewed course or product, by its Thai name in every language; `null` if it is not sold in the currency. */
export function viewItemEvent(item: Listing, currency: Currency): DataLayerEvent | null {
  const minor = item.fromPrices[currency];
  if (minor === null) return null;
  const price = encodeMajor(minor);
  const named = { item_id: item.id, item_name: item.title.th, item_category: item.categoryPath };
  return { event: 'view_item', ecommerce: { currency, value: price, items: [{ ...named, price, quantity: 1 }] } };
}

/** One reported line of a cart or order. Minor units. */
export type SoldLine = {
  readonly itemId: string;
  readonly title: LocalText;
  readonly categoryPath: string;
  readonly planName: LocalText;
  readonly quantity: number;
  readonly unitPrice: number;
};

/** The items of a sale with their sum after discounts. */
export type Sale = { readonly currency: Currency; readonly value: number; readonly lines: readonly SoldLine[] };

/** The event of starting a checkout. */
export const beginCheckoutEvent = (sale: Sale): DataLayerEvent => ({
  event: 'begin_checkout',
  ecommerce: ecommerceOf(sale),
});

/** The event of a paid order, by its number in the shop's books; without shipping and before withheld tax. */
export const purchaseEvent = (
  { number, currency, price, discount, lines }: Order,
  categoryOf: (itemId: string) => string,
): DataLayerEvent => ({
  event: 'purchase',
  ecommerce: {
    transaction_id: number,
    ...ecommerceOf({
      currency,
      value: price - discount,
      lines: lines.map((line) => ({ ...line, categoryPath: categoryOf(line.itemId) })),
    }),
  },
});

const ecommerceOf = ({ currency, value, lines }: Sale): Ecommerce => ({
  currency,
  value: encodeMajor(value),
  items: lines.map((line) => ({
    item_id: line.itemId,
    item_name: line.title.th,
    item_category: line.categoryPath,
    item_variant: line.planName.th,
    price: encodeMajor(line.unitPrice),
    quantity: line.quantity,
  })),
});
