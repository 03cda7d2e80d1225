import { useQueries } from '@tanstack/react-query';
import type { Order } from '../../domain/order/order.ts';
import { orderQuery } from './useOrder.ts';

/** Orders by their tokens, from this device or the server; fetched once per screen. */
export function useOrdersOf(tokens: readonly string[]): readonly Order[] {
  const asked = useQueries({ queries: [...new Set(tokens)].map((token) => orderQuery(token)) });
  return asked.flatMap(({ data }) => data ?? []);
}
