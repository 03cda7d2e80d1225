import { currentConnection, subscribeToConnection } from '../../platform/net/connection.ts';
import { onOutboxChanged, readEntry } from '../../platform/outbox/outboxStore.ts';
import { type RefusedFields, refusedOfReport } from './refusedOfReport.ts';

/** `waiting`: it is safe on the device and goes out later by itself. */
export type EntryOutcome =
  | { readonly state: 'sent' | 'waiting' }
  | { readonly state: 'failed'; readonly reason: string; readonly fields: RefusedFields };

/** After so long nobody is kept waiting in front of a form. */
const patienceMs = 20_000;

/** What becomes of an entry that was just queued, as far as somebody should wait for it. */
export function outcomeOf(key: string): Promise<EntryOutcome> {
  return new Promise((resolve) => {
    const settle = (outcome: EntryOutcome) => {
      stopWatching();
      stopListening();
      clearTimeout(timer);
      resolve(outcome);
    };
    const look = async () => {
      const entry = await readEntry(key);
      if (entry?.state === 'sent') return settle({ state: 'sent' });
      if (entry?.state === 'failed') {
        const { problem } = entry;
        return settle({ state: 'failed', reason: problem?.message ?? '', fields: refusedOfReport(problem?.fields) });
      }
      if (!entry || entry.attempts > 0 || currentConnection() !== 'online') settle({ state: 'waiting' });
    };
    const stopWatching = onOutboxChanged(() => void look());
    const stopListening = subscribeToConnection(() => void look());
    const timer = setTimeout(() => settle({ state: 'waiting' }), patienceMs);
    void look();
  });
}
