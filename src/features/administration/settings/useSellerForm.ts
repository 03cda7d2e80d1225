import { useQueryClient } from '@tanstack/react-query';
import { saveSeller, sellerWireFields } from '../../../contract/order/seller.ts';
import { refuseSeller, type Seller } from '../../../domain/tax/seller.ts';
import { sellerMessages } from '../../../i18n/buying/seller.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { type OpenDeskForm, useDeskForm } from '../form/useDeskForm.ts';
import { sellerQuery } from './sellerQuery.ts';

/** The form of whoever issues the documents. */
export function useSellerForm(stored: Seller, onSaved: () => void): OpenDeskForm<Seller> {
  const texts = useMessages(sellerMessages);
  const client = useQueryClient();
  return useDeskForm<Seller>({
    stored,
    refuse: (values) => sentencesOf(refuseSeller(values), texts.problems),
    wireFields: sellerWireFields,
    send: async (body, key) => {
      client.setQueryData(sellerQuery.queryKey, await callServer(saveSeller, { body }, { key }));
    },
    saved: texts.saved,
    onSaved,
  });
}
