import type { KnownOrder } from '../session/knownOrders.ts';
import type { OutboxEntry } from './entry.ts';

/**
 * Whether an entry may be shown here: progress to its person, a report to everybody who knows its order on this device.
 */
export function isSeenBy(entry: OutboxEntry, userId: string | null, known: readonly KnownOrder[]): boolean {
  const { owner } = entry;
  if (owner.kind === 'user') return owner.userId === userId;
  const order = known.find((candidate) => candidate.token === owner.token);
  return order !== undefined && (order.userId === null || order.userId === userId);
}
