import type { ItemKind } from '../catalogue/course.ts';
import type { LocalText } from '../localText.ts';
import type { PostalAddress } from '../people/postalAddress.ts';
import type { Currency, Prices } from '../pricing/currency.ts';
import { checkedMinor } from '../pricing/minorUnits.ts';
import { multiplyMinor, sumMinor } from '../pricing/money.ts';

/** A shipping option. Fees contain VAT as prices do (decisions: money). */
export type ShippingOption = {
  readonly id: string;
  readonly name: LocalText;
  /** Delivery time, or the place of pick-up. */
  readonly detail: LocalText | null;
  /** False for pick-up. */
  readonly needsAddress: boolean;
  readonly isEnabled: boolean;
  /** `null`: not offered in that currency. */
  readonly fees: Prices;
  /** Price of the whole order before discounts from which shipping is free; `null`: never. */
  readonly freeFrom: Prices;
};

/** Delivery of an order as agreed; later changes of the option or the account do not affect it. */
export type OrderShipping = {
  readonly optionId: string;
  readonly name: LocalText;
  readonly detail: LocalText | null;
  readonly needsAddress: boolean;
  /** `null` for pick-up, and for holders of the link. */
  readonly address: PostalAddress | null;
};

/** The delivery address: one of the account, or a typed one that may be saved there. */
export type Delivery =
  | { readonly kind: 'saved'; readonly addressId: string }
  | { readonly kind: 'typed'; readonly address: PostalAddress; readonly isSaved: boolean };

export type DeliveryProblem =
  | 'shipping.address.required'
  /** Deleted meanwhile, or never this account's. */
  | 'shipping.address.gone';

type SentLine = { readonly kind: ItemKind; readonly unitPrice: number; readonly quantity: number };

/** Whether the cart has a product, so that its order needs a shipping option. */
export const needsShipping = (items: readonly { readonly kind: ItemKind }[]): boolean =>
  items.some((item) => item.kind === 'product');

/** The available options in the shop's order. */
export const offeredShipping = (options: readonly ShippingOption[], currency: Currency): readonly ShippingOption[] =>
  options.filter(({ isEnabled, fees }) => isEnabled && fees[currency] !== null);

/** The chosen option while it is offered. */
export const chosenShipping = (
  options: readonly ShippingOption[],
  id: string | null,
  currency: Currency,
): ShippingOption | null => offeredShipping(options, currency).find((option) => option.id === id) ?? null;

/**
 * The option to show: the chosen one, or the shop's first before any choice. A withdrawn option leaves its place empty,
 * because another one would be a choice and a total that the buyer did not make.
 */
export function standingShipping(
  offered: readonly ShippingOption[],
  chosenId: string | null,
): { readonly option: ShippingOption | null; readonly isWithdrawn: boolean } {
  if (chosenId === null) return { option: offered[0] ?? null, isWithdrawn: false };
  const option = offered.find(({ id }) => id === chosenId) ?? null;
  return { option, isWithdrawn: option === null && offered.length > 0 };
}

/**
 * The shipping fee in minor units; 0 without products or without an option. Free shipping depends on the price before
 * discounts, so that an offer never makes an order dearer.
 */
export function shippingFee(option: ShippingOption | null, lines: readonly SentLine[], currency: Currency): number {
  if (option === null || !needsShipping(lines)) return 0;
  const from = option.freeFrom[currency];
  const price = sumMinor(lines.map(({ unitPrice, quantity }) => multiplyMinor(unitPrice, quantity)));
  return from !== null && price >= from ? 0 : checkedMinor(option.fees[currency] ?? 0);
}

/** The default of a new shop: one option without a fee. */
export const usualShipping: readonly ShippingOption[] = [
  {
    id: 'post',
    name: { th: 'ส่งทางไปรษณีย์', en: 'By post' },
    detail: null,
    needsAddress: true,
    isEnabled: true,
    fees: { THB: 0, USD: 0 },
    freeFrom: { THB: null, USD: null },
  },
];
