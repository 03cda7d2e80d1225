import { useEffect } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { noteView } from '../../platform/measurement/viewLog.ts';

/** Stores which of the shown orders are approved. Reports nothing. */
export function useApprovalsShown(orders: readonly Order[]): void {
  const approved = JSON.stringify(orders.filter(({ status }) => status === 'approved').map(({ id }) => id));
  useEffect(() => {
    const orderIds: readonly string[] = JSON.parse(approved);
    if (orderIds.length > 0) noteView({ kind: 'approved', orderIds });
  }, [approved]);
}
