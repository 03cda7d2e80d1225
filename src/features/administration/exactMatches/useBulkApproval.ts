import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { decideReportCall } from '../../../contract/administration/administration.ts';
import { exactReportOf } from '../../../domain/order/exactMatch.ts';
import type { OrderAtDesk } from '../../../domain/order/order.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { approval, outcomeOf } from '../orders/useDecision.ts';
import { type BulkOutcome, bulkApproval, noApproval } from './bulkApproval.ts';

/**
 * Approves orders one by one by the call of a single decision. It stops where no answer comes; a repeated press uses
 * the same keys, so that nothing is done twice.
 */
export function useBulkApproval() {
  const client = useQueryClient();
  const [state, dispatch] = useReducer(bulkApproval, noApproval);
  const keys = useRef(new Map<string, string>());
  const isRunning = useRef(false);

  const approveOne = async (order: OrderAtDesk): Promise<BulkOutcome> => {
    const reportId = exactReportOf(order)?.id ?? '';
    const key = keys.current.get(reportId) ?? crypto.randomUUID();
    keys.current.set(reportId, key);
    try {
      await callServer(decideReportCall, { params: { orderId: order.id }, body: { reportId, ...approval } }, { key });
      return 'approved';
    } catch (failure) {
      const { kind } = outcomeOf(failure as Error);
      return kind === 'rejected' ? 'conflict' : kind;
    }
  };

  const approve = async (orders: readonly OrderAtDesk[]): Promise<void> => {
    if (isRunning.current || orders.length === 0) return;
    isRunning.current = true;
    dispatch({ kind: 'started', count: orders.length });
    for (const order of orders) {
      const outcome = await approveOne(order);
      dispatch({ kind: 'settled', result: { orderId: order.id, number: order.number, outcome } });
      if (outcome === 'unknown') break;
    }
    dispatch({ kind: 'ended' });
    isRunning.current = false;
    void client.invalidateQueries({ queryKey: administrationKeys.orders() });
  };
  return {
    state,
    approve,
    show: (reportIds: readonly string[]) => dispatch({ kind: 'shown', reportIds }),
    tick: (reportId: string, isOn: boolean) => dispatch({ kind: 'ticked', reportId, isOn }),
  };
}
