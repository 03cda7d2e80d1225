import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../../../../domain/order/order.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { notify } from '../../../../ui/notice/notify.ts';
import { links } from '../../../../ui/press/links.ts';
import { useKnownPerson } from '../../../session/knownPerson.ts';

/** Whether PayPal's refusal cancelled the order. */
export const hasWalletFailed = ({ status, history }: Pick<Order, 'status' | 'history'>): boolean =>
  status === 'cancelled' && history.at(-1)?.actor === 'provider';

/**
 * Leads to the list of orders once PayPal refuses an order that was unpaid on its page (specification 8). Guests have no
 * list of orders, so they stay here.
 */
export function useLeaveOnWalletFailure(order: Order): void {
  const { failed } = useMessages(chargeMessages).wallet;
  const isGuest = useKnownPerson() === null;
  const navigate = useNavigate();
  const hasFailed = hasWalletFailed(order);
  const wasUnpaid = useRef(order.status === 'notYetReceived');
  useEffect(() => {
    if (!hasFailed || !wasUnpaid.current || isGuest) return;
    wasUnpaid.current = false;
    notify({ kind: 'error', title: failed.title, detail: failed.body });
    navigate(links.studentOrders(), { replace: true });
  }, [hasFailed, isGuest, failed, navigate]);
}
