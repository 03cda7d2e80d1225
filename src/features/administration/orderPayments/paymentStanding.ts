import type { OrderPayment } from '../../../domain/order/orderPayment.ts';

/** The state of money as the desk names it. */
export type PaymentStanding = 'own' | 'toDecide' | 'wentBack' | 'refunding' | 'refunded' | 'spare';

/** The state of money; a refund that runs or is done counts before anything else. */
export function paymentStanding({ isOwn, isReviewed, refund }: OrderPayment): PaymentStanding {
  if (refund?.state === 'done') return 'refunded';
  if (refund?.state === 'open') return 'refunding';
  if (isReviewed) return isOwn ? 'wentBack' : 'toDecide';
  return isOwn ? 'own' : 'spare';
}
