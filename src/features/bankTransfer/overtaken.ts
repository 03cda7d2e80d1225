import type { OrderStatus } from '../../domain/orderStatus.ts';
import type { EntryState } from '../../platform/outbox/entry.ts';

/** What happened to an order while its report was being filled in; `reported`: in another window of this device. */
export type Overtaking = Exclude<OrderStatus, 'notYetReceived'> | 'reported';

/**
 * Whether an open report was overtaken: its order moved on since, or a report of it lies on this device. A report that
 * was refused is mended in the form, so it overtakes nothing.
 */
export function overtaking(before: OrderStatus, now: OrderStatus, onDevice: EntryState | null): Overtaking | null {
  if (now !== before && now !== 'notYetReceived') return now;
  return onDevice === null || onDevice === 'failed' ? null : 'reported';
}

/** Nothing will be reported of it any more, so that what was typed can go, too. */
export const endsReporting = (overtaken: Overtaking): boolean => overtaken === 'approved' || overtaken === 'refunded';
