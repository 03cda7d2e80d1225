import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefusedForGood } from '../../../platform/net/callFailed.ts';
import { reportDefect } from '../../../platform/net/reportDefect.ts';
import { cartQuery } from '../../cart/cartQuery.ts';
import { paymentMethodsQuery } from '../../cart/paymentMethodsQuery.ts';
import { useCartActions } from '../../cart/useCartActions.ts';
import { orderDrafts } from '../../device/personalDrafts.ts';
import { storeOrder } from '../../orders/useOrder.ts';
import { sessionQuery } from '../../session/useSession.ts';
import { useSessionActions } from '../../session/useSessionActions.ts';
import { siteQuery } from '../../site/useSite.ts';
import { noteSuccess, notesOf } from './noteOrder.ts';
import { oneWindowAtATime } from './oneWindowAtATime.ts';
import { knownByNow } from './orderedSince.ts';
import { CartChanged, refusalIn } from './orderFailures.ts';
import { type Placed, type Purchase, placeAttempt } from './placeAttempt.ts';
import { attemptDraft, attemptQuery } from './useOpenAttempt.ts';

/** Places an order, one window at a time, and stores on the device that it exists. */
export function usePlaceOrder() {
  const client = useQueryClient();
  const { enter } = useSessionActions();
  const { takeOutOrdered } = useCartActions();
  const personHere = () => client.getQueryData(sessionQuery.queryKey) ?? null;

  const note = async (placed: Placed): Promise<void> => {
    // Text typed since an earlier press belongs to this order.
    const drafts = placed.isEarlier ? [attemptDraft] : [attemptDraft, ...orderDrafts];
    const notes = notesOf(placed, { userId: personHere()?.id ?? null, takeOut: takeOutOrdered, drafts });
    // The order exists, even if the device cannot store that.
    for (const step of [() => storeOrder(client, placed.order), ...notes]) {
      await step().catch((defect: unknown) => reportDefect(defect, 'after the order'));
    }
    noteSuccess(placed.order);
  };

  return useMutation({
    mutationFn: (purchase: Purchase) => {
      const knownAtPress = knownByNow();
      return oneWindowAtATime(async () => {
        const placed = await placeAttempt(purchase, { person: personHere(), enter, knownAtPress });
        await note(placed);
        return placed;
      });
    },
    // A refusal may come from settings that the shop changed since this page was opened.
    onError: (failure) => {
      if (failure instanceof CartChanged) void client.invalidateQueries({ queryKey: cartQuery.queryKey });
      if (!isRefusedForGood(refusalIn(failure))) return;
      for (const { queryKey } of [siteQuery, paymentMethodsQuery]) void client.invalidateQueries({ queryKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: attemptQuery.queryKey }),
  });
}
