import type { Order, OrderEvent } from '../../domain/order/order.ts';
import type { OrderFace } from '../../domain/order/orderFace.ts';
import type { IconName } from '../../ui/show/Icon.tsx';
import type { Tone } from '../../ui/show/Tag.tsx';

type FaceLook = {
  readonly tone: Tone;
  readonly icon: IconName;
  /** The list filter that matches; `null` for "all" only. */
  readonly pile: Exclude<OrderFilter, 'all'> | null;
};

export const faceLooks: Readonly<Record<OrderFace, FaceLook>> = {
  notYetReceived: { tone: 'here', icon: 'wallet', pile: 'toPay' },
  waitsOnDevice: { tone: 'info', icon: 'clock', pile: 'toPay' },
  pendingApproved: { tone: 'here', icon: 'eye', pile: 'checking' },
  waitingForApproval: { tone: 'here', icon: 'clock', pile: 'checking' },
  paidWaiting: { tone: 'here', icon: 'clock', pile: 'checking' },
  approved: { tone: 'done', icon: 'check', pile: 'paid' },
  rejected: { tone: 'error', icon: 'close', pile: 'toPay' },
  requestRejected: { tone: 'error', icon: 'close', pile: null },
  cancelled: { tone: 'plain', icon: 'close', pile: null },
  underReview: { tone: 'info', icon: 'clock', pile: 'checking' },
  refunded: { tone: 'plain', icon: 'refresh', pile: null },
};

/** The last rejection reason; `null` if never rejected. */
export function rejectionOf({ history }: Pick<Order, 'history'>): Pick<OrderEvent, 'reasonCode' | 'reason'> | null {
  return history.findLast((event) => event.to === 'rejected') ?? null;
}

export type OrderFilter = 'all' | 'toPay' | 'checking' | 'paid';

/** Whether an order matches a list filter. */
export const passesFilter = (face: OrderFace, filter: OrderFilter): boolean =>
  filter === 'all' || faceLooks[face].pile === filter;
