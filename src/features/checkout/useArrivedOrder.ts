import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Order } from '../../domain/order.ts';
import type { Quote } from '../../domain/quote.ts';
import { reportDefect } from '../../platform/reportDefect.ts';
import { useConnection } from '../../ui/useConnection.ts';
import { attemptQuery } from './useOpenAttempt.ts';

/**
 * The shop has emptied this cart while an order of it was without an answer: asks whether it was made, and hands it over
 * with the total that was agreed to, as the answer would have. Asks again when the shop comes back. True while that is not
 * known, and once it was made: nothing is said of an empty cart then.
 */
export function useArrivedOrder(
  userId: string | null,
  isCartEmpty: boolean,
  onArrived: (order: Order, agreed: Quote) => void,
): boolean {
  const client = useQueryClient();
  const isAway = useConnection() !== 'online';
  const open = useQuery(attemptQuery).data?.order ?? null;
  const agreed = isCartEmpty && userId !== null && open?.userId === userId ? open.body.quote : null;
  const { mutate, isIdle, isPending, data } = useMutation({
    mutationFn: async (_: Quote) => {
      const { settledOrder } = await import('./settleOpenAttempt.ts');
      return await settledOrder(client, () => true);
    },
    networkMode: 'always',
    onSuccess: async (order, agreed) => {
      if (order === null) return;
      const { isAtCheckout, keepArrived, tellArrived } = await import('./settleOpenAttempt.ts');
      // The order stands: what this device fails to note of it keeps nobody from it.
      await keepArrived(client, order).catch((defect: unknown) => reportDefect(defect, 'after the order'));
      if (isAtCheckout()) onArrived(order, agreed);
      else tellArrived(order);
    },
  });
  useEffect(() => {
    if (agreed !== null && !isAway) mutate(agreed);
  }, [agreed, isAway, mutate]);
  return (agreed !== null && !isAway && isIdle) || isPending || (data ?? null) !== null;
}
