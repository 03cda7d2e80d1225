import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { isPassing } from '../../../domain/passingStatus.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import { CallFailed, ServerUnreachable } from '../../../platform/net/callFailed.ts';
import { reportDefect } from '../../../platform/net/reportDefect.ts';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { attemptQuery } from './useOpenAttempt.ts';

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/**
 * `none`: no order is known to be on its way. `asking`: the shop is asked, or has said that it was made, and its page comes.
 * `unanswered`: the shop is asked again and again, and has not said yet.
 */
export type Arriving = 'none' | 'asking' | 'unanswered';

/**
 * The shop has emptied this cart while an order of it was without an answer: asks whether it was made, and hands it over
 * with the total that was agreed to, as the answer would have. Asks again when the shop comes back, and with growing pauses
 * while it stumbles: nothing is said of an empty cart before it is known.
 */
export function useArrivedOrder(
  userId: string | null,
  isCartEmpty: boolean,
  onArrived: (order: Order, agreed: Quote) => void,
): Arriving {
  const client = useQueryClient();
  const isAway = useConnection() !== 'online';
  const [failures, setFailures] = useState(0);
  const open = useQuery(attemptQuery).data?.order ?? null;
  const agreed = isCartEmpty && userId !== null && open?.userId === userId ? open.body.quote : null;
  const { mutate, isIdle, isPending, data } = useMutation({
    mutationFn: async (_: Quote) => {
      const { settledOrder } = await import('./settleOpenAttempt.ts');
      return await settledOrder(client, () => true);
    },
    networkMode: 'always',
    onError: (failure) => setFailures((before) => (mayPass(failure) ? before + 1 : 0)),
    onSuccess: async (order, agreed) => {
      setFailures(0);
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
  useEffect(() => {
    if (failures === 0 || agreed === null || isAway) return;
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));
    const timer = setTimeout(() => mutate(agreed), pause);
    return () => clearTimeout(timer);
  }, [failures, agreed, isAway, mutate]);

  if ((data ?? null) !== null) return 'asking';
  if (agreed !== null && (failures > 0 || (isAway && data === undefined))) return 'unanswered';
  return (agreed !== null && isIdle) || isPending ? 'asking' : 'none';
}

const mayPass = (failure: Error): boolean =>
  failure instanceof ServerUnreachable || (failure instanceof CallFailed && isPassing(failure.status));
