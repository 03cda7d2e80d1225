import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Charge, isRunning } from '../../../../domain/order/charge.ts';
import type { Order } from '../../../../domain/order/order.ts';
import type { PaymentMethod } from '../../../../domain/order/paymentMethod.ts';
import { ServerUnreachable } from '../../../../platform/net/callFailed.ts';
import { useNow } from '../../../../ui/page/useNow.ts';
import { useServerClock } from '../../../../ui/page/useServerClock.ts';
import { useConnection } from '../../../../ui/state/useConnection.ts';
import { orderQuery } from '../../useOrder.ts';
import { chargeQuery } from './chargeQuery.ts';
import { chargeView } from './chargeView.ts';
import { followStart } from './followStep.ts';

/**
 * The payment of an order: its view, and the press (`begin`) that makes `call`, the provider's start. `isStartedInVain`: the
 * step is over, and the provider gave no new one. `onFailed`: after a press that led to no payment.
 */
export function useCharge(order: Order, call: () => Promise<Charge>, onFailed: () => void) {
  const client = useQueryClient();
  const [openedAt] = useState(() => Date.now());
  const query = useQuery(chargeQuery(order.token, openedAt));
  // A wrong clock of the device would hide a valid QR, or show one that is over.
  const offset = useServerClock() ?? 0;
  const now = useNow() + offset;
  const isAway = useConnection() !== 'online';
  const start = useMutation({
    mutationFn: call,
    onSuccess: async (charge) => {
      client.setQueryData(chargeQuery(order.token).queryKey, charge);
      // The order follows a charge that is over.
      if (!isRunning(charge)) await client.invalidateQueries({ queryKey: orderQuery(order.token).queryKey });
      followStart(charge);
    },
  });
  // Without a network the buyer may press, and the start finds what runs already.
  const view = query.data === undefined && !isAway ? null : chargeView(query.data ?? null, order.method, now);
  return {
    query,
    now,
    view,
    start,
    // Only while the page is open: whoever has left it is not led away from another.
    begin: () =>
      start.mutate(undefined, {
        onSuccess: ({ state }) => {
          if (state === 'declined') onFailed();
        },
        onError: (error) => {
          if (!goesOn(error)) onFailed();
        },
      }),
    isStartedInVain: view?.kind === 'expired' && isInVain(start, order.method, offset),
  };
}

/** Whether the press goes on by itself, or its form says why it did not. */
const goesOn = (error: Error): boolean => error instanceof ServerUnreachable || error instanceof CardNotTaken;

/** The provider took no card of the form, which says why itself. */
export class CardNotTaken extends Error {}

/** Whether the last start answered a charge whose step was over already: the provider gave no new one. */
const isInVain = (
  { data, submittedAt }: { readonly data: Charge | undefined; readonly submittedAt: number },
  method: PaymentMethod,
  offset: number,
): boolean => data !== undefined && chargeView(data, method, submittedAt + offset).kind === 'expired';
