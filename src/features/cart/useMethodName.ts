import { useQuery } from '@tanstack/react-query';
import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';
import { paymentMethodsQuery } from './paymentMethodsQuery.ts';
import { useMethodTitle } from './useMethodTitle.ts';

/** The name of a payment method outside the list of methods, if that list is known. It causes no request. */
export function useMethodName(): (method: PaymentMethod) => string {
  const titleOf = useMethodTitle();
  const ways = useQuery({ ...paymentMethodsQuery, enabled: false }).data ?? [];
  return (method) => titleOf(ways.find((offered) => offered.method === method) ?? { method, title: null });
}
