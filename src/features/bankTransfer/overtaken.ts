import type { OrderStatus } from '../../domain/order/orderStatus.ts';
import type { OutboxEntry } from '../../platform/outbox/entry.ts';

/** A change of the order while its report was open. `reported`: another window of this device reported it. */
export type Overtaking = Exclude<OrderStatus, 'notYetReceived'> | 'reported';

/** The order's status before and now, and the report of it on this device (`onDevice`). */
export type ReportStanding = {
  readonly before: OrderStatus;
  readonly now: OrderStatus;
  readonly onDevice: Pick<OutboxEntry, 'key' | 'state'> | null;
};

/**
 * The change that makes an open report unnecessary, or `null`. A refused report does not count, because this form
 * corrects it. The form's own report (`ownKey`) does not count either.
 */
export function overtaking({ before, now, onDevice }: ReportStanding, ownKey: string | null): Overtaking | null {
  if (now !== before && now !== 'notYetReceived') return now;
  return onDevice === null || onDevice.state === 'failed' || onDevice.key === ownKey ? null : 'reported';
}

/** Whether the order accepts no further report, so that the draft can be discarded. */
export const endsReporting = (overtaken: Overtaking): boolean => overtaken === 'approved' || overtaken === 'refunded';
