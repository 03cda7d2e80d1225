import { stopCountingFor } from './appBadge.ts';
import { forgetOrdersOf } from './knownOrders.ts';
import { allEntries } from './outbox/outboxStore.ts';

/**
 * At a sign-out: this device forgets whose reports its badge counted and which orders were theirs, but for those whose
 * report still waits for its owner.
 */
export async function forgetOwnOrders(userId: string): Promise<void> {
  await stopCountingFor(userId);
  const waiting = (await allEntries()).flatMap(({ owner, state }) =>
    owner.kind === 'order' && state !== 'sent' ? [owner.token] : [],
  );
  await forgetOrdersOf(userId, new Set(waiting));
}
