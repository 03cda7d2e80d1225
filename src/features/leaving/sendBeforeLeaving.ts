import { drainOutbox } from '../../platform/outbox/drainOutbox.ts';
import { readEntry } from '../../platform/outbox/outboxStore.ts';
import { withinLimit } from '../../platform/store/withinLimit.ts';

/** Whoever wants to leave waits no longer for the shop's word. */
const patienceMs = 20_000;

/**
 * `done`: the shop has all of these reports, or they are gone. `stillSending`: no answer came within patience, and the
 * sending goes on. `notSent`: it was tried, and at least one waits.
 */
export type SendingBeforeLeaving = 'done' | 'stillSending' | 'notSent';

/** Sends what waits. */
export async function sendBeforeLeaving(keys: readonly string[]): Promise<SendingBeforeLeaving> {
  const isOver = await withinLimit(
    drainOutbox('now').then(() => true),
    patienceMs,
  ).catch((fault: unknown) => {
    if (fault instanceof DOMException && fault.name === 'TimeoutError') return false;
    throw fault;
  });
  const now = await Promise.all(keys.map((key) => readEntry(key)));
  if (now.every((entry) => entry === undefined || entry.state === 'sent')) return 'done';
  return isOver ? 'notSent' : 'stillSending';
}
