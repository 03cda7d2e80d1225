import type { OrderActor } from './order.ts';

/** The six states of an order (decisions: orders and payments). The words are the wire's own. */
export const orderStatuses = [
  'notYetReceived',
  'pendingApproved',
  'approved',
  'rejected',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Every step that exists, and who may take it. No other transition does. */
export const orderTransitions: readonly {
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly by: readonly OrderActor[];
}[] = [
  { from: null, to: 'notYetReceived', by: ['buyer'] },
  { from: 'notYetReceived', to: 'pendingApproved', by: ['buyer', 'system'] },
  { from: 'notYetReceived', to: 'approved', by: ['provider', 'system'] },
  { from: 'notYetReceived', to: 'rejected', by: ['administrator'] },
  { from: 'notYetReceived', to: 'cancelled', by: ['buyer', 'administrator', 'system', 'provider'] },
  { from: 'pendingApproved', to: 'approved', by: ['administrator', 'provider'] },
  { from: 'pendingApproved', to: 'rejected', by: ['administrator', 'provider'] },
  { from: 'rejected', to: 'pendingApproved', by: ['buyer'] },
  { from: 'rejected', to: 'cancelled', by: ['buyer', 'administrator', 'system'] },
  { from: 'cancelled', to: 'pendingApproved', by: ['administrator'] },
  { from: 'cancelled', to: 'approved', by: ['administrator'] },
  { from: 'approved', to: 'refunded', by: ['administrator', 'provider'] },
];

/** Whether this step exists for this actor. */
export const mayMove = (from: OrderStatus | null, to: OrderStatus, actor: OrderActor): boolean =>
  orderTransitions.some((step) => step.from === from && step.to === to && step.by.includes(actor));

/** While one of these runs, the same course cannot be bought again (specification 4). */
export const blocksBuying = (status: OrderStatus): boolean =>
  status === 'notYetReceived' || status === 'rejected' || status === 'pendingApproved';

/** The course is bought or about to be: the order was neither given up nor paid back. */
export const holdsCourse = (status: OrderStatus): boolean => blocksBuying(status) || status === 'approved';

/** A report is welcome only here; on a cancelled order it opens a review instead. */
export const awaitsReport = (status: OrderStatus): boolean => status === 'notYetReceived' || status === 'rejected';

/**
 * Where a transfer may be reported at all: it moves the order, or, once that was given up, is looked at as late money
 * (decisions: orders and payments).
 */
export const takesReport = (status: OrderStatus): boolean => awaitsReport(status) || status === 'cancelled';

/** Polling ends on these (decisions: orders and payments). */
export const isSettled = (status: OrderStatus): boolean =>
  status === 'approved' || status === 'rejected' || status === 'cancelled' || status === 'refunded';
