import { queryOptions, useQuery } from '@tanstack/react-query';
import { listOrders } from '../../contract/order/order.ts';
import { isSettled } from '../../domain/order/orderStatus.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { orderKeys } from './orderKeys.ts';
import { pollPause } from './pollPause.ts';

export const ownOrdersQuery = queryOptions({
  queryKey: orderKeys.own,
  queryFn: async ({ signal }) => (await callServer(listOrders, {}, { signal })).rows,
  staleTime: 0,
  ...persisted.private,
});

/** The buyer's orders, newest first; polled while one of them waits. */
export const useOwnOrders = () =>
  useQuery({
    ...ownOrdersQuery,
    refetchInterval: ({ state }) =>
      state.data?.some((order) => !isSettled(order.status)) ? pollPause(undefined, Number.POSITIVE_INFINITY) : false,
    refetchOnWindowFocus: 'always',
  });
