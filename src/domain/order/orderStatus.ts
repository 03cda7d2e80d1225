import type { OrderActor } from './order.ts';

/** The six statuses of an order (decisions: orders and payments), spelled as on the wire. */
export const orderStatuses = [
  'notYetReceived',
  'pendingApproved',
  'approved',
  'rejected',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Every transition and its allowed actors. No other transition exists. */
export const orderTransitions: readonly {
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly by: readonly OrderActor[];
}[] = [
  { from: null, to: 'notYetReceived', by: ['buyer'] },
  { from: 'notYetReceived', to: 'pendingApproved', by: ['buyer', 'system', 'provider', 'administrator'] },
  { from: 'notYetReceived', to: 'approved', by: ['provider', 'system'] },
  { from: 'notYetReceived', to: 'cancelled', by: ['buyer', 'administrator', 'system', 'provider'] },
  { from: 'pendingApproved', to: 'approved', by: ['administrator', 'provider'] },
  { from: 'pendingApproved', to: 'rejected', by: ['administrator', 'provider'] },
  { from: 'pendingApproved', to: 'refunded', by: ['administrator'] },
  { from: 'rejected', to: 'pendingApproved', by: ['buyer'] },
  // The buyer of a rejected transfer pays another way.
  { from: 'rejected', to: 'notYetReceived', by: ['buyer'] },
  { from: 'rejected', to: 'cancelled', by: ['buyer', 'administrator', 'system'] },
  { from: 'cancelled', to: 'pendingApproved', by: ['administrator'] },
  { from: 'cancelled', to: 'approved', by: ['administrator'] },
  { from: 'approved', to: 'refunded', by: ['administrator', 'provider'] },
];

/** Whether this actor may take this transition. */
export const mayMove = (from: OrderStatus | null, to: OrderStatus, actor: OrderActor): boolean =>
  orderTransitions.some((step) => step.from === from && step.to === to && step.by.includes(actor));

/** Statuses of an order that block buying the same course again (specification 4). */
export const blocksBuying = (status: OrderStatus): boolean =>
  status === 'notYetReceived' || status === 'rejected' || status === 'pendingApproved';

/** Whether the course is bought or pending: the order was neither cancelled nor refunded. */
export const holdsCourse = (status: OrderStatus): boolean => blocksBuying(status) || status === 'approved';

/** Whether the order is approved or may still become so: an administrator may accept late money for a cancelled one. */
export const canGiveAccess = (status: OrderStatus): boolean => status !== 'refunded';

/** Statuses that expect a report; on a cancelled order it opens a review instead. */
const awaitsReport = (status: OrderStatus): boolean => status === 'notYetReceived' || status === 'rejected';

/**
 * Statuses that accept a transfer report: it moves the order, or counts as late money after a cancellation (decisions:
 * orders and payments).
 */
export const takesReport = (status: OrderStatus): boolean => awaitsReport(status) || status === 'cancelled';

/** Statuses that end polling (decisions: orders and payments). */
export const isSettled = (status: OrderStatus): boolean =>
  status === 'approved' || status === 'rejected' || status === 'cancelled' || status === 'refunded';
