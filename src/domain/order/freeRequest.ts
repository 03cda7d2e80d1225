import type { Order } from './order.ts';

/**
 * Whether an order requests something free that an administrator approves (specification 6). An order that opens at
 * once is approved on placing and needs no decision.
 */
export const isRequest = ({ total }: Pick<Order, 'total'>): boolean => total === 0;
