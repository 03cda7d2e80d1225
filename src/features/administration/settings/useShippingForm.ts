import { useQueryClient } from '@tanstack/react-query';
import { saveShipping } from '../../../contract/order/shipping.ts';
import { refuseShipping, storedShipping, type TypedShipping } from '../../../domain/order/typedShipping.ts';
import { shippingOptionsMessages } from '../../../i18n/buying/shippingOptions.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { shippingOptionsQuery } from '../../checkout/shippingOptionsQuery.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { type PersistedForm, usePersistedForm } from '../../device/usePersistedForm.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { usePersonDraft } from '../usePersonDraft.ts';
import { adminShippingQuery } from './adminShippingQuery.ts';

/** The shipping options as they are typed and saved. */
export function useShippingForm(): PersistedForm<TypedShipping, string> {
  const texts = useMessages(shippingOptionsMessages);
  const { currency } = useSiteSettings();
  const client = useQueryClient();
  return usePersistedForm<TypedShipping, string>({
    name: usePersonDraft('shipping'),
    refuse: (values) => sentencesOf(refuseShipping(values, currency), texts.problems),
    wireFields: {},
    send: async (typed, key) => {
      const saved = await callServer(saveShipping, { body: [...storedShipping(typed)] }, { key });
      client.setQueryData(adminShippingQuery.queryKey, saved);
      void client.invalidateQueries({ queryKey: shippingOptionsQuery.queryKey });
    },
    onSent: () => notify({ kind: 'done', title: texts.saved }),
  });
}
