import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '../../domain/order/order.ts';
import { links } from '../../ui/press/links.ts';
import { orderQuery } from '../orders/useOrder.ts';

/**
 * Address of an order's report. The history state carries the order, because its page must open offline even if it was
 * never opened here.
 */
export function reportAddress(client: QueryClient, order: Order): string {
  client.setQueryData(orderQuery(order.token).queryKey, (cached) => cached ?? order);
  return `${links.order(order.token)}?report=1`;
}
