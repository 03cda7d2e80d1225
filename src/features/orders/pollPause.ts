import { isSettled, type OrderStatus } from '../../domain/order/orderStatus.ts';
import { paymentPoll } from '../../domain/site/interfaceConstants.ts';

/**
 * Pause before the next poll of an order (ms); `false` once nothing can change by itself. Short for the first ten
 * minutes, then long (decisions: orders and payments).
 */
export function pollPause(status: OrderStatus | undefined, watchedForMs: number): number | false {
  if (status !== undefined && isSettled(status)) return false;
  return watchedForMs < paymentPoll.frequentForMs ? paymentPoll.intervalMs : paymentPoll.seldomIntervalMs;
}
