import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { decideReportCall, type ReportDecision } from '../../../contract/administration/administration.ts';
import type { OrderAtDesk } from '../../../domain/order/order.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { adminOrderQuery } from '../administrationQueries.ts';

export type Decision = Omit<ReportDecision, 'reportId'>;

/**
 * The outcome of a decision. `conflict`: another administrator was first. `unknown`: no answer came, a retry is safe.
 */
export type DecisionOutcome =
  | { readonly kind: 'approved' | 'rejected' | 'conflict' | 'unknown' }
  | { readonly kind: 'refused'; readonly failure: CallFailed };

/**
 * Decides the shown report. Presses keep their key until an answer comes, so that they have one effect; after a refusal
 * a new key is used.
 */
export function useDecision(orderId: string, reportId: string) {
  const client = useQueryClient();
  const pressed = useRef<{ readonly reportId: string; readonly key: string } | null>(null);
  const [outcome, setOutcome] = useState<DecisionOutcome | null>(null);
  const lookAgain = () => void client.invalidateQueries({ queryKey: administrationKeys.orders() });
  const mutation = useMutation({
    mutationFn: (decision: Decision): Promise<OrderAtDesk> => {
      if (pressed.current?.reportId !== reportId) pressed.current = { reportId, key: crypto.randomUUID() };
      const { key } = pressed.current;
      return callServer(decideReportCall, { params: { orderId }, body: { reportId, ...decision } }, { key });
    },
    onMutate: () => setOutcome(null),
    onSuccess: (decided, { decision }) => {
      client.setQueryData(adminOrderQuery(orderId).queryKey, decided);
      setOutcome({ kind: decision });
      lookAgain();
    },
    onError: (failure) => {
      setOutcome(outcomeOf(failure));
      if (!(failure instanceof CallFailed)) return;
      pressed.current = null;
      lookAgain();
    },
  });
  return { decide: mutation.mutate, isPending: mutation.isPending, outcome };
}

/** The decision for an approval, which needs no reason. */
export const approval: Decision = { decision: 'approved', reasonCode: null, reason: null };

/** A key that was used for the other decision means the same as a conflict. */
export function outcomeOf(failure: Error): DecisionOutcome {
  if (!(failure instanceof CallFailed)) return { kind: 'unknown' };
  if (failure.code === 'STATUS_CONFLICT' || failure.code === 'IDEMPOTENCY_CONFLICT') return { kind: 'conflict' };
  return { kind: 'refused', failure };
}
