import { useQuery } from '@tanstack/react-query';
import { awaitsPlanApproval, type Order } from '../../../domain/order/order.ts';
import { everyOrder } from '../../../domain/order/orderSearch.ts';
import { defaultPageSize } from '../../../domain/site/interfaceConstants.ts';
import { adminOrdersQuery } from '../administrationQueries.ts';
import { awaitsDecision, reportToShow } from './compareAmount.ts';

const firstPage = { ...everyOrder, page: 0, pageSize: defaultPageSize } as const;

/** Pending work: the number of orders, the next one, and late money. */
export function useWaitingOrders() {
  const waiting = useQuery(adminOrdersQuery({ ...firstPage, status: 'pendingApproved' }));
  const late = useQuery(adminOrdersQuery({ ...firstPage, isUnderReview: true }));
  const undecided: readonly Order[] = [...(waiting.data?.rows ?? []), ...(late.data?.rows ?? [])];
  return {
    count: waiting.data?.total ?? null,
    lateCount: late.data?.total ?? 0,
    nextAfter: (orderId: string): Order | null =>
      undecided.find((order) => order.id !== orderId && isUndecided(order)) ?? null,
  };
}

const isUndecided = (order: Order): boolean =>
  order.underReview || awaitsPlanApproval(order) || awaitsDecision(order, reportToShow(order));
