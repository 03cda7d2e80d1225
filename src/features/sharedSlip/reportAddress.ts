import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '../../domain/order/order.ts';
import { links } from '../../ui/press/links.ts';
import { orderQuery } from '../orders/useOrder.ts';

/**
 * Where an order's report is. The order goes along as it was shown: its page may never have been opened on this device, and
 * must open without a network.
 */
export function reportAddress(client: QueryClient, order: Order): string {
  client.setQueryData(orderQuery(order.token).queryKey, (kept) => kept ?? order);
  return `${links.order(order.token)}?report=1`;
}
