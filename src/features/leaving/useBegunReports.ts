import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { mayReportPayment, type Order } from '../../domain/order/order.ts';
import { type BegunReport, begunReports } from '../bankTransfer/begunReports.ts';
import { orderKeys } from '../orders/orderKeys.ts';
import { ownOrdersQuery } from '../orders/useOwnOrders.ts';
import { leavingKeys } from './leavingKeys.ts';

type Begun = {
  readonly isReading: boolean;
  readonly begun: readonly BegunReport[];
  readonly readAgain: () => Promise<unknown>;
};

const nothing: readonly BegunReport[] = [];

/** The unfinished reports that leaving would delete; read while the leaving question is open. */
export function useBegunReports(isAsking: boolean): Begun {
  const client = useQueryClient();
  const { isPending, data, refetch } = useQuery({
    queryKey: leavingKeys.begunReports,
    queryFn: () => begunReports((orderId) => takesNone(client, orderId)),
    networkMode: 'always',
    staleTime: 0,
    retry: false,
    enabled: isAsking,
  });
  return { isReading: isPending, begun: data ?? nothing, readAgain: refetch };
}

/**
 * Whether any copy of the order on this device says that it accepts no report. One copy may be older than the other.
 */
function takesNone(client: QueryClient, orderId: string): boolean {
  const opened = client.getQueriesData<Order>({ queryKey: orderKeys.byToken });
  const own = client.getQueryData(ownOrdersQuery.queryKey) ?? [];
  const copies = [...own, ...opened.flatMap(([, order]) => order ?? [])].filter(({ id }) => id === orderId);
  return copies.length > 0 && !copies.some(mayReportPayment);
}
