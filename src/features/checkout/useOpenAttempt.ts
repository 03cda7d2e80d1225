import { queryOptions, useQuery } from '@tanstack/react-query';
import { readDraft } from '../../platform/draftStorage.ts';
import { type CheckoutAttempt, isSameOrder, type WantedOrder } from './checkoutAttempt.ts';

export const attemptDraft = 'checkout-attempt-1';

export const attemptQuery = queryOptions({
  queryKey: ['device', 'checkoutAttempt'],
  queryFn: async () => (await readDraft<CheckoutAttempt>(attemptDraft)) ?? null,
  networkMode: 'always',
  staleTime: 0,
});

/**
 * Whether this very order was sent before and never answered. It may have been made, so what speaks against making it is
 * no news; sending it again brings the answer.
 */
export function useOpenAttempt(
  wanted: WantedOrder,
  userId: string | null,
  couponIdsOfCart: readonly string[],
): boolean {
  const order = useQuery(attemptQuery).data?.order ?? null;
  return order !== null && userId !== null && isSameOrder(order, userId, wanted, couponIdsOfCart);
}
