import { useQueryClient } from '@tanstack/react-query';
import { saveSeller, sellerWireFields } from '../../contract/seller.ts';
import { refuseSeller, type Seller, type SellerField } from '../../domain/seller.ts';
import { sellerMessages } from '../../i18n/seller.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/callServer.ts';
import { notify } from '../../ui/notify.ts';
import { sentencesOf } from '../device/sentencesOf.ts';
import { type KeptForm, useKeptForm } from '../device/useKeptForm.ts';
import { sellerQuery } from './sellerQuery.ts';
import { usePersonDraft } from './usePersonDraft.ts';

/** Who issues the documents, as it is typed and saved. */
export function useSellerForm(): KeptForm<Seller, SellerField> {
  const texts = useMessages(sellerMessages);
  const client = useQueryClient();
  return useKeptForm<Seller, SellerField>({
    name: usePersonDraft('seller'),
    refuse: (values) => sentencesOf(refuseSeller(values), texts.problems),
    wireFields: sellerWireFields,
    send: async (body, key) => {
      client.setQueryData(sellerQuery.queryKey, await callServer(saveSeller, { body }, { key }));
    },
    onSent: () => notify({ kind: 'done', title: texts.saved }),
  });
}
