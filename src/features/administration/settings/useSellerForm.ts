import { useQueryClient } from '@tanstack/react-query';
import { saveSeller, sellerWireFields } from '../../../contract/order/seller.ts';
import { refuseSeller, type Seller, type SellerField } from '../../../domain/tax/seller.ts';
import { sellerMessages } from '../../../i18n/buying/seller.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { type PersistedForm, usePersistedForm } from '../../device/usePersistedForm.ts';
import { usePersonDraft } from '../usePersonDraft.ts';
import { sellerQuery } from './sellerQuery.ts';

/** Who issues the documents, as it is typed and saved. */
export function useSellerForm(): PersistedForm<Seller, SellerField> {
  const texts = useMessages(sellerMessages);
  const client = useQueryClient();
  return usePersistedForm<Seller, SellerField>({
    name: usePersonDraft('seller'),
    refuse: (values) => sentencesOf(refuseSeller(values), texts.problems),
    wireFields: sellerWireFields,
    send: async (body, key) => {
      client.setQueryData(sellerQuery.queryKey, await callServer(saveSeller, { body }, { key }));
    },
    onSent: () => notify({ kind: 'done', title: texts.saved }),
  });
}
