import type { OrderStatus } from '../../domain/order/orderStatus.ts';
import type { OutboxEntry } from '../../platform/outbox/entry.ts';

/** What happened to an order while its report was being filled in; `reported`: in another window of this device. */
export type Overtaking = Exclude<OrderStatus, 'notYetReceived'> | 'reported';

/** How its order stands while a report is open. `onDevice`: the report of it that lies on this device. */
export type ReportStanding = {
  readonly before: OrderStatus;
  readonly now: OrderStatus;
  readonly onDevice: Pick<OutboxEntry, 'key' | 'state'> | null;
};

/**
 * Whether an open report was overtaken: its order moved on since, or a report of it lies on this device. A report that
 * was refused is mended in the form, so it overtakes nothing; neither does the one that this form sent itself (`ownKey`),
 * of which an older state may still be known.
 */
export function overtaking({ before, now, onDevice }: ReportStanding, ownKey: string | null): Overtaking | null {
  if (now !== before && now !== 'notYetReceived') return now;
  return onDevice === null || onDevice.state === 'failed' || onDevice.key === ownKey ? null : 'reported';
}

/** Nothing will be reported of it any more, so that what was typed can go, too. */
export const endsReporting = (overtaken: Overtaking): boolean => overtaken === 'approved' || overtaken === 'refunded';
