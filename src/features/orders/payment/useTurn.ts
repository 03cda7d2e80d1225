import { useEffect, useEffectEvent, useRef } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import type { OrderStatus } from '../../../domain/order/orderStatus.ts';

/** Acts once an order turns to a status while its page is open (specification 4, status polling). A cached order does not count. */
export function useTurn({ status }: Pick<Order, 'status'>, to: OrderStatus, isFresh: boolean, act: () => void): void {
  const before = useRef<OrderStatus | null>(null);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (!isFresh) return;
    const hasTurned = before.current !== null && before.current !== to && status === to;
    before.current = status;
    if (hasTurned) actNow();
  }, [status, to, isFresh]);
}
