import { useQueries, useQuery } from '@tanstack/react-query';
import type { Order } from '../../domain/order.ts';
import { takesReport } from '../../domain/orderStatus.ts';
import { readKnownOrders } from '../../platform/knownOrders.ts';
import { orderQuery } from '../orders/useOrder.ts';
import { ownOrdersQuery } from '../orders/useOwnOrders.ts';
import { unansweredReport } from '../outbox/unansweredReport.ts';
import { useReportEntries } from '../outbox/useReportEntries.ts';
import { usePerson } from '../session/useSession.ts';

/** So many of the orders that were opened by their links are asked for. */
const mostOpened = 10;

/**
 * The orders that a transfer can be reported for: the person's own, and those that were opened on this device by their
 * links. Those that wait for money stand before those that were given up; else the newest first.
 */
export function useReportableOrders(): { readonly orders: readonly Order[]; readonly isLooking: boolean } {
  const userId = usePerson()?.id ?? null;
  const own = useQuery({ ...ownOrdersQuery, enabled: userId !== null });
  const known = useQuery({
    queryKey: ['device', 'knownOrders'],
    queryFn: readKnownOrders,
    networkMode: 'always',
    staleTime: 0,
  });
  const { reading, entries } = useReportEntries();
  const ownTokens = new Set(own.data?.map(({ token }) => token));
  const tokens = (known.data ?? [])
    .filter((order) => (order.userId === null || order.userId === userId) && !ownTokens.has(order.token))
    .slice(-mostOpened)
    .map(({ token }) => token);
  const opened = useQueries({ queries: tokens.map((token) => orderQuery(token)) });

  const all = [...(own.data ?? []), ...opened.flatMap(({ data }) => data ?? [])];
  const onDevice = new Map(entries.map((entry) => [entry.draft.subject.orderId, entry]));
  const orders = all
    .filter(({ method, status }) => method === 'bankTransfer' && takesReport(status))
    .filter((order) => {
      const waiting = unansweredReport(onDevice.get(order.id) ?? null, order);
      return waiting === null || waiting.state === 'failed';
    })
    .toSorted((a, b) => rank(a) - rank(b) || b.placedAt - a.placedAt);
  return {
    orders,
    isLooking: reading === 'pending' || known.isPending || own.isLoading || opened.some(({ isLoading }) => isLoading),
  };
}

const rank = ({ status }: Order): number => (status === 'cancelled' ? 1 : 0);
