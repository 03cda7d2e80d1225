import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeAddressCall, deleteAddressCall } from '../../contract/people/addresses.ts';
import type { SavedAddress } from '../../domain/people/postalAddress.ts';
import { addressMessages } from '../../i18n/people/addresses.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { notify } from '../../ui/notice/notify.ts';
import { useFailureText } from '../../ui/notice/useFailureText.ts';
import { putOwnData } from '../device/useOwnData.ts';
import { addressesQuery } from './addressesQuery.ts';

/**
 * Deletes an address, or makes one the default. The delete dialog shows its own failures; a failed default is shown
 * here.
 */
export function useAddressActions() {
  const texts = useMessages(addressMessages);
  const failureText = useFailureText();
  const client = useQueryClient();
  const keep = (list: readonly SavedAddress[]) => putOwnData(client, addressesQuery.queryKey, list);

  const removing = useMutation({
    mutationFn: (id: string) =>
      callServer(deleteAddressCall, { params: { addressId: id } }, { key: crypto.randomUUID() }),
    networkMode: 'always',
    onSuccess: async (list) => {
      await keep(list);
      notify({ kind: 'done', title: texts.removed });
    },
  });
  const choosing = useMutation({
    mutationFn: ({ id, ...address }: SavedAddress) =>
      callServer(
        changeAddressCall,
        { params: { addressId: id }, body: { ...address, isDefault: true } },
        { key: crypto.randomUUID() },
      ),
    networkMode: 'always',
    onSuccess: async (list) => {
      await keep(list);
      notify({ kind: 'done', title: texts.saved });
    },
    onError: (failure) => notify({ kind: 'error', title: failureText(failure) }),
  });
  return { removing, choosing };
}
