import { useQueryClient } from '@tanstack/react-query';
import { addAddressCall, addressWireFields, changeAddressCall } from '../../contract/people/addresses.ts';
import { type AddressField, type PostalAddress, refusePostalAddress } from '../../domain/people/postalAddress.ts';
import { addressMessages } from '../../i18n/people/addresses.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { notify } from '../../ui/notice/notify.ts';
import { personalDraft } from '../device/personalDrafts.ts';
import { sentencesOf } from '../device/sentencesOf.ts';
import { putOwnData } from '../device/useOwnData.ts';
import { type PersistedForm, usePersistedForm } from '../device/usePersistedForm.ts';
import { addressesQuery } from './addressesQuery.ts';

/** An address on the form; `id` is `null` for a new one. */
export type TypedAddress = PostalAddress & { readonly id: string | null };

/** One address of a person, as it is typed and saved. */
export function useAddressForm(userId: string): PersistedForm<TypedAddress, AddressField> {
  const texts = useMessages(addressMessages);
  const client = useQueryClient();
  return usePersistedForm<TypedAddress, AddressField>({
    name: personalDraft('address', userId),
    refuse: (values) => sentencesOf(refusePostalAddress(values), texts.problems),
    wireFields: addressWireFields,
    send: async ({ id, ...body }, key) => {
      const saving =
        id === null
          ? callServer(addAddressCall, { body }, { key })
          : callServer(changeAddressCall, { params: { addressId: id }, body }, { key });
      const list = await saving.catch((failure: unknown) => {
        // Deleted meanwhile: the list of now says so.
        if (isGone(failure)) void client.invalidateQueries({ queryKey: addressesQuery.queryKey });
        throw failure;
      });
      await putOwnData(client, addressesQuery.queryKey, list);
    },
    onSent: () => notify({ kind: 'done', title: texts.saved }),
  });
}

const isGone = (failure: unknown): boolean => failure instanceof CallFailed && failure.code === 'NOT_FOUND';
