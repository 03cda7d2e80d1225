import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { typedAddressWireField, orderDeliveryWireFields as wireFields } from '../../contract/order/order.ts';
import { addressWireFields } from '../../contract/people/addresses.ts';
import type { LocalText } from '../../domain/localText.ts';
import {
  type Delivery,
  needsShipping,
  offeredShipping,
  type ShippingOption,
  shippingFee,
  standingShipping,
} from '../../domain/order/shipping.ts';
import { mayBuy, type Person } from '../../domain/people/identity.ts';
import {
  type AddressField,
  addressBegunFor,
  normalisePostalAddress,
  type PostalAddress,
  refusePostalAddress,
  type SavedAddress,
} from '../../domain/people/postalAddress.ts';
import type { QuoteLine } from '../../domain/pricing/quote.ts';
import { addressMessages } from '../../i18n/people/addresses.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { CallFailed } from '../../platform/net/callFailed.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { addressesQuery } from '../addresses/addressesQuery.ts';
import { deliveryDraft } from '../device/personalDrafts.ts';
import { refusedFields } from '../device/refusedFields.ts';
import { sentencesOf } from '../device/sentencesOf.ts';
import { useChangesOfOtherTabs } from '../device/useOwnData.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { shippingOptionsQuery } from './shippingOptionsQuery.ts';
import { useOrderedLines } from './useOrderedLines.ts';

/** As it is kept on the device until the order is made. */
type PersistedDelivery = {
  /** Of whom; `null` is a guest, whose choice is taken on by the account that their order makes. */
  readonly ownerId: string | null;
  readonly optionId: string | null;
  /** As it was called, since one that the shop takes away tells no name any more. */
  readonly optionName: LocalText | null;
  /** One of the account's; `null` is its default. */
  readonly addressId: string | null;
  /** What was typed, and whether it is that what counts. */
  readonly typed: PostalAddress | null;
  readonly usesTyped: boolean;
  readonly isKept: boolean;
};

const noDelivery: PersistedDelivery = {
  ...{ ownerId: null, optionId: null, optionName: null, addressId: null, typed: null },
  ...{ usesTyped: false, isKept: true },
};
const noAddresses: readonly SavedAddress[] = [];

const addressFields = Object.keys(addressWireFields) as AddressField[];
const typedWireFields: Partial<Record<AddressField, string>> = Object.fromEntries(
  addressFields.map((field) => [field, typedAddressWireField(field)]),
);

/** How the products of an order that is being made are sent, and where to. A cart without any asks nothing. */
export function useDelivery(person: Person | null) {
  const texts = useMessages(addressMessages);
  const { currency } = useSiteSettings();
  const begun = addressBegunFor(person);
  const draft = useDraft<PersistedDelivery>(deliveryDraft, () => noDelivery, {
    isOfFields: true,
    parts: { typed: begun },
  });
  const sent = useOrderedLines(person?.id ?? null).ordered.map(({ line }) => line);
  const isNeeded = needsShipping(sent);
  const options = useQuery({ ...shippingOptionsQuery, enabled: isNeeded });
  const hasAccount = person !== null && mayBuy(person.role);
  const saved = useQuery({ ...addressesQuery, enabled: isNeeded && hasAccount });
  useChangesOfOtherTabs(addressesQuery.queryKey);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<AddressField, string>>>({});
  const [isGone, setGone] = useState(false);

  const isOwn = draft.values.ownerId === null || draft.values.ownerId === person?.id;
  const kept = isOwn ? draft.values : noDelivery;
  const offered = offeredShipping(options.data ?? [], currency);
  const standing = standingShipping(offered, kept.optionId);
  const isWithdrawn = isNeeded && standing.isWithdrawn;
  const isNoneOffered = isNeeded && options.data !== undefined && offered.length === 0;
  const option = isNeeded ? standing.option : null;
  const addresses = (hasAccount && saved.data) || noAddresses;
  const usesTyped = kept.usesTyped || addresses.length === 0;
  const address = usesTyped ? null : (addresses.find(({ id }) => id === kept.addressId) ?? addresses[0] ?? null);
  const typed = kept.typed ?? begun;
  const own = sentencesOf(refusePostalAddress(typed), texts.problems);
  const needsAddress = option?.needsAddress ?? false;

  const keep = (changes: Partial<PersistedDelivery>): void =>
    draft.change({ ownerId: person?.id ?? null, ...changes }, kept);
  const change = (changes: Partial<PersistedDelivery>): void => {
    setRefused({});
    setGone(false);
    keep(changes);
  };
  const feeOf = useCallback((lines: readonly QuoteLine[]) => shippingFee(option, lines, currency), [option, currency]);
  const { refetch } = saved;
  const refuse = useCallback(
    (failure: CallFailed): void => {
      const { fields } = failure.facts;
      if (fields[wireFields.kept] !== undefined) {
        setGone(true);
        void refetch();
      }
      setRefused(refusedFields(fields, typedWireFields));
    },
    [refetch],
  );

  return {
    // Where it goes belongs to the order: until it is known, nobody can say whether that is the one sent before. What was
    // typed is known, also while the account that a guest's order makes is new.
    isReady: draft.isReady && !(isNeeded && (isFirstAsked(options) || (isFirstAsked(saved) && !kept.usesTyped))),
    isNeeded,
    options,
    /** The ways could not be told, and may be asked for again by now. */
    hasFailed: options.data === undefined && options.errorUpdateCount > 0,
    offered,
    option,
    /** `null`: nobody chose the option that stands there. */
    chosenId: kept.optionId === null ? null : (standing.option?.id ?? null),
    /** What was chosen and is not offered any more, by its name where that is known; none stands there instead. */
    withdrawn: isWithdrawn ? { name: kept.optionName ?? nameOf(options.data, kept.optionId) } : null,
    /** The shop sends nothing now. */
    isNoneOffered,
    /** Its part of the page says why no way to send stands there. */
    isLackTold: isWithdrawn || isNoneOffered,
    /** Nothing else is ordered. */
    isAllProducts: sent.every(({ kind }) => kind === 'product'),
    feeOf,
    // While no way stands nobody can say that the address is not needed, and what was typed would seem lost.
    showsAddress: option === null ? kept.typed !== null || offered.some((each) => each.needsAddress) : needsAddress,
    addresses,
    address,
    usesTyped,
    typed,
    problems: { ...(isTried ? own : {}), ...refused },
    /** The chosen address was deleted meanwhile. */
    isGone,
    canKeep: hasAccount,
    isKept: kept.isKept,
    delivery: needsAddress ? deliveryOf(address, typed, hasAccount && kept.isKept) : null,

    chooseOption: (optionId: string): void => change({ optionId, optionName: nameOf(options.data, optionId) }),
    chooseAddress: (addressId: string): void => change({ addressId, usesTyped: false }),
    chooseTyped: (): void => change({ usesTyped: true, typed }),
    type: (changes: Partial<PostalAddress>): void => change({ typed: { ...typed, ...changes }, usesTyped: true }),
    keep: (isKept: boolean): void => change({ isKept }),
    /** Whether the order may go out; otherwise the fields say what is missing. What stands there counts as chosen then. */
    confirm: (): boolean => {
      setTried(true);
      if (option !== null && kept.optionId === null) keep({ optionId: option.id, optionName: option.name });
      return !isWithdrawn && (!needsAddress || !usesTyped || Object.keys(own).length === 0);
    },
    /** The shop's word on where the order that it refused was to go. */
    refuse,
  };
}
export type DeliveryOfOrder = ReturnType<typeof useDelivery>;

/** What failed and is asked for again takes nothing away that stands by then. */
const isFirstAsked = (query: { readonly isLoading: boolean; readonly errorUpdateCount: number }): boolean =>
  query.isLoading && query.errorUpdateCount === 0;

const nameOf = (options: readonly ShippingOption[] | undefined, id: string | null): LocalText | null =>
  options?.find((option) => option.id === id)?.name ?? null;

const deliveryOf = (chosen: SavedAddress | null, typed: PostalAddress, isKept: boolean): Delivery =>
  chosen === null
    ? { kind: 'typed', address: { ...normalisePostalAddress(typed), isDefault: false }, isKept }
    : { kind: 'kept', addressId: chosen.id };
