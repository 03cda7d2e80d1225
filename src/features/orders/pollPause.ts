import { isSettled, type OrderStatus } from '../../domain/order/orderStatus.ts';
import { paymentPoll } from '../../domain/site/interfaceConstants.ts';

/**
 * How long to wait before an order is asked for again, in ms; `false` once nothing more can happen by itself: often for
 * the first ten minutes, then seldom (decisions: orders and payments).
 */
export function pollPause(status: OrderStatus | undefined, watchedForMs: number): number | false {
  if (status !== undefined && isSettled(status)) return false;
  return watchedForMs < paymentPoll.frequentForMs ? paymentPoll.intervalMs : paymentPoll.seldomIntervalMs;
}
