import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { orderByToken } from '../../contract/order/order.ts';
import type { Order } from '../../domain/order/order.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { orderKeys } from './orderKeys.ts';
import { ownOrdersQuery } from './useOwnOrders.ts';

/** One order by its own token, which needs no session; kept on the device, so that it opens without a network. */
export const orderQuery = (token: string) =>
  queryOptions({
    queryKey: orderKeys.order(token),
    queryFn: ({ signal }) => callServer(orderByToken, { params: { token } }, { signal }),
    staleTime: 0,
    meta: { keep: 'private' },
  });

/** Puts an order that just came from the server where its page will look, and on the device. */
export async function keepOrder(client: QueryClient, order: Order): Promise<void> {
  await client.fetchQuery({ ...orderQuery(order.token), queryFn: () => order });
  // The list comes onto the device with it, so that it opens without a network, too; what was asked before knows less.
  void client.cancelQueries({ queryKey: ownOrdersQuery.queryKey }).then(() => client.prefetchQuery(ownOrdersQuery));
}
