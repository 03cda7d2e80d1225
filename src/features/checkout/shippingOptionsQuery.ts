import { queryOptions } from '@tanstack/react-query';
import { shippingOptions } from '../../contract/order/shipping.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { siteQuery } from '../site/useSite.ts';

/** The ways in which the shop sends products, in its order; kept on the device, and asked anew with the settings of the site. */
export const shippingOptionsQuery = queryOptions({
  queryKey: [...siteQuery.queryKey, 'shippingOptions'],
  queryFn: ({ signal }) => callServer(shippingOptions, {}, { signal }),
  meta: { keep: 'shared' },
  // Whoever is about to order sees what is offered now: one that came or went a moment ago counts.
  staleTime: 0,
});
