import type { ItemKind } from '../catalogue/course.ts';
import type { LocalText } from '../localText.ts';
import type { PostalAddress } from '../people/postalAddress.ts';
import type { Currency, Prices } from '../pricing/currency.ts';
import { checkedMinor } from '../pricing/minorUnits.ts';
import { multiplyMinor, sumMinor } from '../pricing/money.ts';

/** A way in which the shop hands products over. A fee contains VAT as prices do (decisions: money). */
export type ShippingOption = {
  readonly id: string;
  readonly name: LocalText;
  /** How long it takes, or where it is picked up. */
  readonly detail: LocalText | null;
  /** Not where the buyer comes and takes it along. */
  readonly needsAddress: boolean;
  readonly isEnabled: boolean;
  /** `null`: not offered in that currency. */
  readonly fees: Prices;
  /** The price of everything in the order, before discounts, from which it costs nothing; `null`: it always costs. */
  readonly freeFrom: Prices;
};

/** How an order is sent, as it was agreed; later changes of the option or of the account do not touch it. */
export type OrderShipping = {
  readonly optionId: string;
  readonly name: LocalText;
  readonly detail: LocalText | null;
  readonly needsAddress: boolean;
  /** `null` where it is picked up, and to whoever only holds the order's link. */
  readonly address: PostalAddress | null;
};

/** Where a buyer wants it sent: to an address of the account, or to one that is typed, which may be kept there. */
export type Delivery =
  | { readonly kind: 'kept'; readonly addressId: string }
  | { readonly kind: 'typed'; readonly address: PostalAddress; readonly isKept: boolean };

export type DeliveryProblem =
  | 'shipping.address.required'
  /** It was deleted meanwhile, or never was this account's. */
  | 'shipping.address.gone';

type SentLine = { readonly kind: ItemKind; readonly unitPrice: number; readonly quantity: number };

/** A product has to be sent, so its order needs a shipping option. */
export const needsShipping = (items: readonly { readonly kind: ItemKind }[]): boolean =>
  items.some((item) => item.kind === 'product');

/** Those that can be chosen, in the shop's order. */
export const offeredShipping = (options: readonly ShippingOption[], currency: Currency): readonly ShippingOption[] =>
  options.filter(({ isEnabled, fees }) => isEnabled && fees[currency] !== null);

/** The chosen one, as long as it is offered. */
export const chosenShipping = (
  options: readonly ShippingOption[],
  id: string | null,
  currency: Currency,
): ShippingOption | null => offeredShipping(options, currency).find((option) => option.id === id) ?? null;

/**
 * Which of the offered ones stands for a choice that somebody made, or has not made yet: the shop's first until then. One that
 * is offered no longer leaves its place empty, for another would be a choice and a total that nobody made.
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
 * What sending these lines costs, in minor units; nothing where there is nothing to send or no option yet. Whether it is
 * free is asked of the price before discounts, so that no offer ever makes an order dearer.
 */
export function shippingFee(option: ShippingOption | null, lines: readonly SentLine[], currency: Currency): number {
  if (option === null || !needsShipping(lines)) return 0;
  const from = option.freeFrom[currency];
  const price = sumMinor(lines.map(({ unitPrice, quantity }) => multiplyMinor(unitPrice, quantity)));
  return from !== null && price >= from ? 0 : checkedMinor(option.fees[currency] ?? 0);
}

/** What a shop has before it has said how it sends: one way, at no cost. */
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
