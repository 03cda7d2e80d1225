import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { orderByToken } from '../../contract/order/order.ts';
import type { Order } from '../../domain/order/order.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { orderKeys } from './orderKeys.ts';
import { ownOrdersQuery } from './useOwnOrders.ts';

/** One order by its token, without a session; persisted for offline use. */
export const orderQuery = (token: string) =>
  queryOptions({
    queryKey: orderKeys.order(token),
    queryFn: ({ signal }) => callServer(orderByToken, { params: { token } }, { signal }),
    staleTime: 0,
    ...persisted.private,
  });

/** Stores a fresh order in the query cache and on the device. */
export async function storeOrder(client: QueryClient, order: Order): Promise<void> {
  await client.fetchQuery({ ...orderQuery(order.token), queryFn: () => order });
  // The list is refetched and persisted, so that it works offline too; running fetches are outdated.
  void client.cancelQueries({ queryKey: ownOrdersQuery.queryKey }).then(() => client.prefetchQuery(ownOrdersQuery));
}
