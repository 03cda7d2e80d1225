import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decideReport, type ReportDecision } from '../../../contract/administration/administration.ts';
import type { OrderAtDesk } from '../../../domain/order/order.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { adminOrderQuery } from '../administrationQueries.ts';

export type Decision = Omit<ReportDecision, 'reportId'>;

/** What became of a decision. `conflict`: somebody else was first; `unknown`: no answer came, pressing again is safe. */
export type DecisionOutcome =
  | { readonly kind: 'approved' | 'rejected' | 'conflict' | 'unknown' }
  | { readonly kind: 'refused'; readonly failure: CallFailed };

/**
 * Decides one shown report. Its key is made when the report is shown and kept while no answer came, so that pressing
 * again has one effect; after a refusal a new one is made.
 */
export function useDecision(orderId: string, reportId: string) {
  const client = useQueryClient();
  const [shown, setShown] = useState(() => keyFor(reportId));
  const [outcome, setOutcome] = useState<DecisionOutcome | null>(null);
  if (shown.reportId !== reportId) setShown(keyFor(reportId));
  const lookAgain = () => {
    void client.invalidateQueries({ queryKey: ['adminOrders'] });
    void client.invalidateQueries({ queryKey: ['adminOrder', orderId] });
  };
  const mutation = useMutation({
    mutationFn: (decision: Decision): Promise<OrderAtDesk> =>
      callServer(decideReport, { params: { orderId }, body: { reportId, ...decision } }, { key: shown.key }),
    onMutate: () => setOutcome(null),
    onSuccess: (decided, { decision }) => {
      client.setQueryData(adminOrderQuery(orderId).queryKey, decided);
      setOutcome({ kind: decision });
      lookAgain();
    },
    onError: (failure) => {
      setOutcome(outcomeOf(failure));
      if (!(failure instanceof CallFailed)) return;
      setShown(keyFor(reportId));
      lookAgain();
    },
  });
  return { decide: mutation.mutate, isPending: mutation.isPending, outcome };
}

const keyFor = (reportId: string) => ({ reportId, key: crypto.randomUUID() });

/** A key that was already used for the other decision says the same as a conflict: it has been decided. */
function outcomeOf(failure: Error): DecisionOutcome {
  if (!(failure instanceof CallFailed)) return { kind: 'unknown' };
  if (failure.code === 'STATUS_CONFLICT' || failure.code === 'IDEMPOTENCY_CONFLICT') return { kind: 'conflict' };
  return { kind: 'refused', failure };
}
