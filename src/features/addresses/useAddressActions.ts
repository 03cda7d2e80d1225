import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeAddress, deleteAddress } from '../../contract/addresses.ts';
import type { KeptAddress } from '../../domain/postalAddress.ts';
import { addressMessages } from '../../i18n/addresses.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/callServer.ts';
import { notify } from '../../ui/notify.ts';
import { useFailureText } from '../../ui/useFailureText.ts';
import { putOwnData } from '../device/useOwnData.ts';
import { addressesQuery } from './addressesQuery.ts';

/** Deletes an address, or makes one the default. Both are told when they fail, and change nothing then. */
export function useAddressActions() {
  const texts = useMessages(addressMessages);
  const failureText = useFailureText();
  const client = useQueryClient();
  const keep = (list: KeptAddress[]) => putOwnData(client, addressesQuery.queryKey, list);
  const tell = (failure: unknown) => notify({ kind: 'error', title: failureText(failure) });

  const removing = useMutation({
    mutationFn: (id: string) => callServer(deleteAddress, { params: { addressId: id } }, { key: crypto.randomUUID() }),
    networkMode: 'always',
    onSuccess: async (list) => {
      await keep(list);
      notify({ kind: 'done', title: texts.removed });
    },
    onError: tell,
  });
  const choosing = useMutation({
    mutationFn: ({ id, ...address }: KeptAddress) =>
      callServer(
        changeAddress,
        { params: { addressId: id }, body: { ...address, isDefault: true } },
        { key: crypto.randomUUID() },
      ),
    networkMode: 'always',
    onSuccess: async (list) => {
      await keep(list);
      notify({ kind: 'done', title: texts.saved });
    },
    onError: tell,
  });
  return { removing, choosing };
}
