import { useQueries } from '@tanstack/react-query';
import type { Order } from '../../domain/order/order.ts';
import { orderQuery } from './useOrder.ts';

/** Orders by their tokens, as far as this device or the server tells of them; asked once when the screen comes. */
export function useOrdersOf(tokens: readonly string[]): readonly Order[] {
  const asked = useQueries({ queries: [...new Set(tokens)].map((token) => orderQuery(token)) });
  return asked.flatMap(({ data }) => data ?? []);
}
