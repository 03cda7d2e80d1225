import { queryOptions } from '@tanstack/react-query';
import { shippingOptions } from '../../../contract/order/shipping.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { persisted } from '../../../platform/store/persisted.ts';
import { checkoutKeys } from '../checkoutKeys.ts';

/** The shipping options of the shop, in its order. Persisted, and asked for again with the settings of the site. */
export const shippingOptionsQuery = queryOptions({
  queryKey: checkoutKeys.shippingOptions,
  queryFn: ({ signal }) => callServer(shippingOptions, {}, { signal }),
  ...persisted.shared,
  // An option that came or went a moment ago counts.
  staleTime: 0,
});
