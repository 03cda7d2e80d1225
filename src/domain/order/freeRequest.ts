import type { Order } from './order.ts';

/**
 * Whether an order asks for something that is free, which an administrator decides with no money to look at (specification 6:
 * free plans that need approval). One that opens at once is approved as it is placed, and is nobody's to decide.
 */
export const isRequest = ({ total }: Pick<Order, 'total'>): boolean => total === 0;
