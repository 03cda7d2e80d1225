import { useQuery } from '@tanstack/react-query';
import { defaultPageSize } from '../../domain/interfaceConstants.ts';
import type { Order } from '../../domain/order.ts';
import { adminOrdersQuery } from './administrationQueries.ts';
import { awaitsDecision, reportToShow } from './compareAmount.ts';

const firstPage = { keyword: '', page: 0, pageSize: defaultPageSize } as const;

/** What waits for an administrator: how many, which comes after this one, and money that came too late. */
export function useWaitingOrders() {
  const waiting = useQuery(adminOrdersQuery({ status: 'pendingApproved', ...firstPage }));
  // Orders that wait for a decision stand first in every answer.
  const cancelled = useQuery(adminOrdersQuery({ status: 'cancelled', ...firstPage }));
  const late = cancelled.data?.rows.filter((order) => order.underReview) ?? [];
  const undecided: readonly Order[] = [...(waiting.data?.rows ?? []), ...late];
  return {
    count: waiting.data?.total ?? null,
    lateCount: late.length,
    nextAfter: (orderId: string): Order | null =>
      undecided.find((order) => order.id !== orderId && awaitsDecision(order, reportToShow(order))) ?? null,
  };
}
