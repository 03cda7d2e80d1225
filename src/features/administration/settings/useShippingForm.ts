import { useQueryClient } from '@tanstack/react-query';
import { saveShipping } from '../../../contract/order/shipping.ts';
import type { ShippingOption } from '../../../domain/order/shipping.ts';
import {
  refuseShipping,
  storedShipping,
  type TypedShipping,
  typedShipping,
} from '../../../domain/order/typedShipping.ts';
import { shippingOptionsMessages } from '../../../i18n/buying/shippingOptions.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { shippingOptionsQuery } from '../../checkout/shippingOptionsQuery.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { type OpenDeskForm, useDeskForm } from '../form/useDeskForm.ts';
import { adminShippingQuery } from './adminShippingQuery.ts';

/** The form of the shipping options. */
export function useShippingForm(stored: readonly ShippingOption[], onSaved: () => void): OpenDeskForm<TypedShipping> {
  const texts = useMessages(shippingOptionsMessages);
  const { currency } = useSiteSettings();
  const client = useQueryClient();
  return useDeskForm<TypedShipping>({
    stored: typedShipping(stored),
    refuse: (values) => sentencesOf(refuseShipping(values, currency), texts.problems),
    send: async (typed, key) => {
      const saved = await callServer(saveShipping, { body: [...storedShipping(typed)] }, { key });
      client.setQueryData(adminShippingQuery.queryKey, saved);
      void client.invalidateQueries({ queryKey: shippingOptionsQuery.queryKey });
    },
    saved: texts.saved,
    onSaved,
  });
}
