import { withinLimit } from '../store/withinLimit.ts';
import { sendOne } from './drainOutbox.ts';
import { mayHaveArrived, type OutboxEntry } from './entry.ts';
import { readEntry } from './outboxStore.ts';
import { whileNobodySends } from './whileNobodySends.ts';

/** The server's word is waited for so long; a later one changes the stored entry all the same. */
const answerPatienceMs = 25_000;

/**
 * Asks the shop about a report that may have arrived, by sending it once more under its own key; any other is left alone.
 * The entry as it stands then, which may still be unanswered; `null`: it is gone. `isSending`: no end within patience.
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
