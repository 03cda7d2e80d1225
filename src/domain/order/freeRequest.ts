import type { Order } from './order.ts';

/**
 * Whether an order requests something free that an administrator approves (specification 6). An order that opens at
 * once is approved on placing and needs no decision.
 */
export const isRequest = ({ total }: Pick<Order, 'total'>): boolean => total === 0;

/** Whether an administrator may take an approved order back that cost nothing: there is no payment to refund. */
export const mayTakeBack = ({ status, total }: Pick<Order, 'status' | 'total'>): boolean =>
  status === 'approved' && total === 0;
