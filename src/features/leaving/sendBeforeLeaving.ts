import { drainOutbox } from '../../platform/outbox/drainOutbox.ts';
import { readEntry } from '../../platform/outbox/outboxStore.ts';
import { withinLimit } from '../../platform/withinLimit.ts';

/** Whoever wants to leave waits no longer for the shop's word. */
const patienceMs = 20_000;

/**
 * Sends what waits. Whether the shop has all of these reports then, or they are gone; where no answer came within patience
 * they have not, and the sending goes on.
 */
export async function sendBeforeLeaving(keys: readonly string[]): Promise<boolean> {
  await withinLimit(drainOutbox('now'), patienceMs).catch((fault: unknown) => {
    if (!(fault instanceof DOMException && fault.name === 'TimeoutError')) throw fault;
  });
  const now = await Promise.all(keys.map((key) => readEntry(key)));
  return now.every((entry) => entry === undefined || entry.state === 'sent');
}
