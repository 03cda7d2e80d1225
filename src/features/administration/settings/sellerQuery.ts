import { queryOptions } from '@tanstack/react-query';
import { adminSeller } from '../../../contract/order/seller.ts';
import { callServer } from '../../../platform/net/callServer.ts';

/** Who issues the shop's documents; `null` before somebody has said so. */
export const sellerQuery = queryOptions({
  queryKey: ['adminSeller'],
  queryFn: ({ signal }) => callServer(adminSeller, {}, { signal }),
  staleTime: 5_000,
});
