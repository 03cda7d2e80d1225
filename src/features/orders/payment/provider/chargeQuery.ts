import { queryOptions } from '@tanstack/react-query';
import { currentCharge } from '../../../../contract/order/charge.ts';
import { isRunning } from '../../../../domain/order/charge.ts';
import { callServer } from '../../../../platform/net/callServer.ts';
import { orderKeys } from '../../orderKeys.ts';
import { pollPause } from '../../pollPause.ts';

/** The last charge of an order. A running one is asked for as often as the order. `openedAt`: when the page came (ms). */
export const chargeQuery = (token: string, openedAt = 0) =>
  queryOptions({
    queryKey: orderKeys.charge(token),
    queryFn: ({ signal }) => callServer(currentCharge, { params: { token } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state: { data } }) =>
      data && isRunning(data) ? pollPause('notYetReceived', Date.now() - openedAt) : false,
  });
