import { withinLimit } from '../store/withinLimit.ts';
import { sendOne } from './drainOutbox.ts';
import { mayHaveArrived, type OutboxEntry } from './entry.ts';
import { readEntry } from './outboxStore.ts';
import { whileNobodySends } from './whileNobodySends.ts';

/** The longest wait for the server's answer. A later answer still updates the entry. */
const answerPatienceMs = 25_000;

/**
 * Sends a report that may have arrived once more under its key; leaves any other alone. Returns the entry afterwards,
 * perhaps still unanswered; `null`: gone. `isSending`: no end in time.
 */
export function settleReport(key: string): Promise<OutboxEntry | null | 'isSending'> {
  const settling = whileNobodySends(async () => {
    const entry = await readEntry(key);
    if (entry && mayHaveArrived(entry)) await sendOne(key);
    return (await readEntry(key)) ?? null;
  });
  return withinLimit(settling, answerPatienceMs).catch((fault: unknown): 'isSending' => {
    if (fault instanceof DOMException && fault.name === 'TimeoutError') return 'isSending';
    throw fault;
  });
}
