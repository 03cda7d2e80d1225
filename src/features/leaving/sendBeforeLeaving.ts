import { drainOutbox } from '../../platform/outbox/drainOutbox.ts';
import { readEntry } from '../../platform/outbox/outboxStore.ts';
import { withinLimit } from '../../platform/store/withinLimit.ts';

/** The longest wait for the server's answer when leaving. */
const patienceMs = 20_000;

/**
 * `done`: all reports are sent or gone. `stillSending`: no answer in time, sending continues. `notSent`: at least one
 * failed and waits.
 */
export type SendingBeforeLeaving = 'done' | 'stillSending' | 'notSent';

/** Sends all waiting reports. */
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
