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
  const found: readonly Order[] = [...(waiting.data?.rows ?? []), ...(late.data?.rows ?? [])];
  const undecided = found.filter((order, place) => isUndecided(order) && place === found.findIndex(isSame(order)));
  return {
    count: waiting.data?.total ?? null,
    lateCount: late.data?.total ?? 0,
    nextAfter: (orderId: string): Order | null => undecided.find((order) => order.id !== orderId) ?? null,
    /** The neighbour in the queue, around its ends; the first order if the shown one is not in it. */
    neighbourOf: (orderId: string | null, step: 1 | -1): Order | null => neighbour(undecided, orderId, step),
  };
}

const isSame = (order: Order) => (other: Order) => other.id === order.id;

export function neighbour<Row extends { readonly id: string }>(
  queue: readonly Row[],
  id: string | null,
  step: 1 | -1,
): Row | null {
  const place = queue.findIndex((row) => row.id === id);
  const found = place < 0 ? queue[0] : queue[(place + step + queue.length) % queue.length];
  return found === undefined || found.id === id ? null : found;
}

const isUndecided = (order: Order): boolean =>
  order.underReview || awaitsPlanApproval(order) || awaitsDecision(order, reportToShow(order));
