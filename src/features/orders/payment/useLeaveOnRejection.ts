import { useNavigate } from 'react-router-dom';
import type { Order } from '../../../domain/order/order.ts';
import { ordersMessages } from '../../../i18n/buying/orders.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { links } from '../../../ui/press/links.ts';
import { useKnownPerson } from '../../session/knownPerson.ts';
import { useRejectionText } from '../Rejection.tsx';
import { useTurn } from './useTurn.ts';

/**
 * Leads to the list of orders once an order is rejected, which shows the reason and how to report again. Guests have no
 * list, and whoever is filling in a report loses nothing: they stay.
 */
export function useLeaveOnRejection(order: Order, isFresh: boolean, isReporting: boolean): void {
  const { status } = useMessages(ordersMessages);
  const reason = useRejectionText(order);
  const isGuest = useKnownPerson() === null;
  const navigate = useNavigate();
  useTurn(order, 'rejected', isFresh, () => {
    if (isGuest || isReporting) return;
    notify({ kind: 'error', title: status.rejected, ...(reason && { detail: reason }) });
    navigate(links.studentOrders(), { replace: true });
  });
}
