import { stopCountingFor } from '../install/appBadge.ts';
import { allEntries, removeEntry } from '../outbox/outboxStore.ts';
import { forgetOrdersOf, readKnownOrders } from './knownOrders.ts';

/** Forgets the badge's person and their orders. A waiting report stays for its owner with its order. */
export async function forgetOwnOrders(userId: string): Promise<void> {
  await stopCountingFor(userId);
  const own = new Set((await readKnownOrders()).filter((known) => known.userId === userId).map(({ token }) => token));
  const reports = (await allEntries()).flatMap((entry) =>
    entry.owner.kind === 'order' && own.has(entry.owner.token) ? [{ entry, token: entry.owner.token }] : [],
  );
  const waiting = reports.filter(({ entry }) => entry.state !== 'sent');
  await forgetOrdersOf(userId, new Set(waiting.map(({ token }) => token)));
  await Promise.all(reports.filter(({ entry }) => entry.state === 'sent').map(({ entry }) => removeEntry(entry)));
}
