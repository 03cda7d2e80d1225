import { useQuery } from '@tanstack/react-query';
import { useCallback, useReducer } from 'react';
import { typedAddressWireField, orderDeliveryWireFields as wireFields } from '../../../contract/order/order.ts';
import { addressWireFields } from '../../../contract/people/addresses.ts';
import { needsShipping, shippingFee } from '../../../domain/order/shipping.ts';
import { mayBuy, type Person } from '../../../domain/people/identity.ts';
import {
  type AddressField,
  addressBegunFor,
  type PostalAddress,
  refusePostalAddress,
  type SavedAddress,
} from '../../../domain/people/postalAddress.ts';
import type { QuoteLine } from '../../../domain/pricing/quote.ts';
import { addressMessages } from '../../../i18n/people/addresses.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { CallFailed } from '../../../platform/net/callFailed.ts';
import { useDraft } from '../../../ui/form/useDraft.ts';
import { addressesQuery } from '../../addresses/addressesQuery.ts';
import { deliveryDraft } from '../../device/personalDrafts.ts';
import { refusedFields } from '../../device/refusedFields.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { useChangesOfOtherTabs } from '../../device/useOwnData.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { useOrderedLines } from '../useOrderedLines.ts';
import {
  deliveryOf,
  deliveryReducer,
  freshDeliveryForm,
  nameOf,
  noDelivery,
  type PersistedDelivery,
  standingDelivery,
} from './deliveryChoice.ts';
import { shippingOptionsQuery } from './shippingOptionsQuery.ts';

const noAddresses: readonly SavedAddress[] = [];
const addressFields = Object.keys(addressWireFields) as AddressField[];
const typedWireFields: Partial<Record<AddressField, string>> = Object.fromEntries(
  addressFields.map((field) => [field, typedAddressWireField(field)]),
);

/** How and where to the products of an order are sent. A cart without products asks nothing. */
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
  const [form, tell] = useReducer(deliveryReducer, freshDeliveryForm);

  const isOwn = draft.values.ownerId === null || draft.values.ownerId === person?.id;
  const choice = isOwn ? draft.values : noDelivery;
  const addresses = (hasAccount && saved.data) || noAddresses;
  const standing = standingDelivery({ choice, options: options.data, addresses, begun, isNeeded, currency });
  const { option, address, typed, usesTyped, needsAddress } = standing;
  const own = sentencesOf(refusePostalAddress(typed), texts.problems);
  const feeOf = useCallback((lines: readonly QuoteLine[]) => shippingFee(option, lines, currency), [option, currency]);

  const keep = (changes: Partial<PersistedDelivery>): void =>
    draft.change({ ownerId: person?.id ?? null, ...changes }, choice);
  const change = (changes: Partial<PersistedDelivery>): void => {
    tell({ type: 'changed' });
    keep(changes);
  };

  return {
    ...standing,
    // Until the address is known, this order cannot be compared with a sent one. A typed address is known, even while
    // the guest's new account is created.
    isReady: draft.isReady && !(isNeeded && (isFirstAsked(options) || (isFirstAsked(saved) && !choice.usesTyped))),
    isNeeded,
    options,
    /** The options could not be told. A later question may be under way. */
    hasFailed: options.data === undefined && options.errorUpdateCount > 0,
    isAllProducts: sent.every(({ kind }) => kind === 'product'),
    feeOf,
    addresses,
    problems: { ...(form.isTried ? own : {}), ...form.refused },
    isGone: form.isGone,
    canSaveAddress: hasAccount,
    isSaved: choice.isSaved,
    delivery: needsAddress ? deliveryOf(address, typed, hasAccount && choice.isSaved) : null,

    chooseOption: (optionId: string): void => change({ optionId, optionName: nameOf(options.data, optionId) }),
    chooseAddress: (addressId: string): void => change({ addressId, usesTyped: false }),
    chooseTyped: (): void => change({ usesTyped: true, typed }),
    type: (changes: Partial<PostalAddress>): void => change({ typed: { ...typed, ...changes }, usesTyped: true }),
    keep: (isSaved: boolean): void => change({ isSaved }),
    /** Whether the order may go out. If not, the form shows its faults. The preselected option counts as chosen then. */
    confirm: (): boolean => {
      tell({ type: 'confirmed' });
      if (option !== null && choice.optionId === null) keep({ optionId: option.id, optionName: option.name });
      return standing.withdrawn === null && (!needsAddress || !usesTyped || Object.keys(own).length === 0);
    },
    /** The server refused the order for its delivery. */
    refuse: ({ facts: { fields } }: CallFailed): void => {
      const isGone = fields[wireFields.saved] !== undefined;
      if (isGone) void saved.refetch();
      tell({ type: 'refused', problems: refusedFields(fields, typedWireFields), isGone });
    },
  };
}
export type DeliveryOfOrder = ReturnType<typeof useDelivery>;

/** A refetch after a failure hides nothing that is shown. */
const isFirstAsked = (query: { readonly isLoading: boolean; readonly errorUpdateCount: number }): boolean =>
  query.isLoading && query.errorUpdateCount === 0;
