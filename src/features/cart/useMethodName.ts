import { useQuery } from '@tanstack/react-query';
import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';
import { paymentMethodsQuery } from './paymentMethodsQuery.ts';
import { useMethodTitle } from './useMethodTitle.ts';

/**
 * What a way to pay is called where it stands in no list: as the list of ways calls it, as far as that is known. It asks
 * nobody: whoever counts a cart does.
 */
export function useMethodName(): (method: PaymentMethod) => string {
  const titleOf = useMethodTitle();
  const ways = useQuery({ ...paymentMethodsQuery, enabled: false }).data ?? [];
  return (method) => titleOf(ways.find((offered) => offered.method === method) ?? { method, title: '' });
}
