import { queryOptions } from '@tanstack/react-query';
import { adminShipping } from '../../../contract/order/shipping.ts';
import { callServer } from '../../../platform/net/callServer.ts';

/** All shipping options of the shop, offered or not. */
export const adminShippingQuery = queryOptions({
  queryKey: ['adminShipping'],
  queryFn: ({ signal }) => callServer(adminShipping, {}, { signal }),
  staleTime: 5_000,
});
