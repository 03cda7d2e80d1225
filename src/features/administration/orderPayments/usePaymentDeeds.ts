import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  acceptPaymentCall,
  cancelUnpaidOrder,
  decideAttemptCall,
  refundPaymentCall,
} from '../../../contract/administration/orderPayments.ts';
import type { OrderAtDesk } from '../../../domain/order/order.ts';
import type { OrderPayment, RefundWay } from '../../../domain/order/orderPayment.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { adminOrderQuery, orderPaymentsQuery } from '../administrationQueries.ts';

export type Refunding = {
  readonly way: RefundWay;
  /** For the buyer. */
  readonly reason: string | null;
  /** For the shop. */
  readonly note: string | null;
};

/** An administrator's deed about the money of an order. Each may be repeated without a second effect. */
export type PaymentDeed =
  | { readonly kind: 'accept'; readonly paymentId: string }
  | { readonly kind: 'decide'; readonly attemptId: string; readonly isPaid: boolean }
  | ({ readonly kind: 'refund'; readonly paymentId: string } & Refunding)
  | { readonly kind: 'cancel'; readonly reason: string | null };

/**
 * The outcome of a deed. `asked`: the provider has not answered about a refund. `notRefunded`: it refused. `running`: a
 * charge keeps the order from being cancelled. `conflict`: another administrator was first. `unknown`: no answer came.
 */
export type DeedOutcome =
  | { readonly kind: 'accepted' | 'refunded' | 'cancelled' | 'moneyFound' | 'noMoney' }
  | { readonly kind: 'asked' | 'notRefunded' | 'running' | 'conflict' | 'unknown' }
  | { readonly kind: 'failed'; readonly failure: CallFailed };

/** Does a deed, and shows order and money as they are then. */
export function usePaymentDeeds(orderId: string) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<DeedOutcome | null>(null);
  const lookAgain = () => void client.invalidateQueries({ queryKey: administrationKeys.orders() });
  const mutation = useMutation({
    mutationFn: async (deed: PaymentDeed) => {
      const order = await send(orderId, deed);
      const { payments } = await client.fetchQuery({ ...orderPaymentsQuery(orderId), staleTime: 0 });
      return { order, payments };
    },
    networkMode: 'always',
    onMutate: () => setOutcome(null),
    onSuccess: ({ order, payments }, deed) => {
      client.setQueryData(adminOrderQuery(orderId).queryKey, order);
      setOutcome({ kind: outcomeOf(deed, payments) });
      lookAgain();
    },
    onError: (failure, deed) => {
      setOutcome(failureOf(failure, deed));
      if (failure instanceof CallFailed) lookAgain();
    },
  });
  return { act: mutation.mutate, isPending: mutation.isPending, outcome };
}

function send(orderId: string, deed: PaymentDeed): Promise<OrderAtDesk> {
  if (deed.kind === 'cancel') {
    return callServer(cancelUnpaidOrder, { params: { orderId }, body: { reason: deed.reason } });
  }
  if (deed.kind === 'decide') {
    const { attemptId, isPaid } = deed;
    return callServer(decideAttemptCall, { params: { orderId, attemptId }, body: { isPaid } });
  }
  const params = { orderId, paymentId: deed.paymentId };
  if (deed.kind === 'accept') return callServer(acceptPaymentCall, { params });
  const { way, reason, note } = deed;
  return callServer(refundPaymentCall, { params, body: { way, reason, note } });
}

function outcomeOf(deed: PaymentDeed, payments: readonly OrderPayment[]) {
  if (deed.kind === 'cancel') return 'cancelled';
  if (deed.kind === 'accept') return 'accepted';
  // The provider may have answered after all.
  if (deed.kind === 'decide') return payments.some(({ id }) => id === deed.attemptId) ? 'moneyFound' : 'noMoney';
  const refund = payments.find(({ id }) => id === deed.paymentId)?.refund;
  if (refund?.state === 'done') return 'refunded';
  return refund?.state === 'refused' ? 'notRefunded' : 'asked';
}

function failureOf(failure: Error, deed: PaymentDeed): DeedOutcome {
  if (!(failure instanceof CallFailed)) return { kind: 'unknown' };
  if (failure.code !== 'STATUS_CONFLICT') return { kind: 'failed', failure };
  return { kind: deed.kind === 'cancel' ? 'running' : 'conflict' };
}
