import type { LocalText } from '../../../domain/localText.ts';
import {
  type Delivery,
  offeredShipping,
  type ShippingOption,
  standingShipping,
} from '../../../domain/order/shipping.ts';
import {
  type AddressField,
  normalisePostalAddress,
  type PostalAddress,
  type SavedAddress,
} from '../../../domain/people/postalAddress.ts';
import type { Currency } from '../../../domain/pricing/currency.ts';

/** The choice as the device persists it until the order is made. */
export type PersistedDelivery = {
  /** `null` is a guest, whose choice passes to the account that their order creates. */
  readonly ownerId: string | null;
  readonly optionId: string | null;
  /** A withdrawn option is named by it. */
  readonly optionName: LocalText | null;
  /** A saved address of the account; `null` is its default. */
  readonly addressId: string | null;
  readonly typed: PostalAddress | null;
  readonly usesTyped: boolean;
  /** The typed address is to be saved with the account. */
  readonly isSaved: boolean;
};

export const noDelivery: PersistedDelivery = {
  ...{ ownerId: null, optionId: null, optionName: null, addressId: null, typed: null },
  ...{ usesTyped: false, isSaved: true },
};

/** The form of the address on this page. */
export type DeliveryForm = {
  /** The form was submitted, so it shows its problems. */
  readonly isTried: boolean;
  /** Sentences of the server about the typed address. */
  readonly refused: Partial<Record<AddressField, string>>;
  /** The chosen address was deleted meanwhile. */
  readonly isGone: boolean;
};

export const freshDeliveryForm: DeliveryForm = { isTried: false, refused: {}, isGone: false };

export type DeliveryEvent =
  | { readonly type: 'changed' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'refused'; readonly problems: DeliveryForm['refused']; readonly isGone: boolean };

/** A refusal stays until a change; problems show from the first submission on. */
export function deliveryReducer(form: DeliveryForm, event: DeliveryEvent): DeliveryForm {
  switch (event.type) {
    case 'changed':
      return { ...form, refused: {}, isGone: false };
    case 'confirmed':
      return { ...form, isTried: true };
    case 'refused':
      return { ...form, refused: event.problems, isGone: form.isGone || event.isGone };
  }
}

type Facts = {
  readonly choice: PersistedDelivery;
  /** `undefined` while the shop has not told. */
  readonly options: readonly ShippingOption[] | undefined;
  readonly addresses: readonly SavedAddress[];
  /** The address before anything is typed. */
  readonly begun: PostalAddress;
  /** Whether a line of the cart needs shipping. */
  readonly isNeeded: boolean;
  readonly currency: Currency;
};

/** The persisted choice, applied to the present options and addresses. */
export function standingDelivery({ choice, options, addresses, begun, isNeeded, currency }: Facts) {
  const offered = offeredShipping(options ?? [], currency);
  const standing = standingShipping(offered, choice.optionId);
  const option = isNeeded ? standing.option : null;
  const isWithdrawn = isNeeded && standing.isWithdrawn;
  const isNoneOffered = isNeeded && options !== undefined && offered.length === 0;
  const usesTyped = choice.usesTyped || addresses.length === 0;
  const address = usesTyped ? null : (addresses.find(({ id }) => id === choice.addressId) ?? addresses[0] ?? null);
  const needsAddress = option?.needsAddress ?? false;
  return {
    offered,
    option,
    /** `null`: the shown option is the default. */
    chosenId: choice.optionId === null ? null : (standing.option?.id ?? null),
    /** The chosen option is not offered any more, and none takes its place. */
    withdrawn: isWithdrawn ? { name: choice.optionName ?? nameOf(options, choice.optionId) } : null,
    isNoneOffered,
    /** The delivery section explains why no option is shown. */
    isLackTold: isWithdrawn || isNoneOffered,
    needsAddress,
    // Without an option it is unknown whether an address is needed, and hiding a typed one would look like a loss.
    showsAddress: option === null ? choice.typed !== null || offered.some((each) => each.needsAddress) : needsAddress,
    address,
    usesTyped,
    typed: choice.typed ?? begun,
  };
}

/** The name of an option; `null` where the shop has not told it. */
export const nameOf = (options: readonly ShippingOption[] | undefined, id: string | null): LocalText | null =>
  options?.find((option) => option.id === id)?.name ?? null;

/** The address of an order: one of the account's, or the typed one. */
export const deliveryOf = (chosen: SavedAddress | null, typed: PostalAddress, isSaved: boolean): Delivery =>
  chosen === null
    ? { kind: 'typed', address: { ...normalisePostalAddress(typed), isDefault: false }, isSaved }
    : { kind: 'saved', addressId: chosen.id };
