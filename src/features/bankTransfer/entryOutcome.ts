import { currentConnection, subscribeToConnection } from '../../platform/net/connection.ts';
import { onOutboxChanged, readEntry } from '../../platform/outbox/outboxStore.ts';
import { type RefusedFields, refusedOfReport } from './refusedOfReport.ts';

/** `waiting`: the report is stored on the device and is sent later. */
export type EntryOutcome =
  | { readonly state: 'sent' | 'waiting' }
  | { readonly state: 'failed'; readonly reason: string; readonly fields: RefusedFields };

/** The longest time that the form waits for the server's answer. */
const patienceMs = 20_000;

/** The outcome of an entry that was just queued, within `patienceMs`. */
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
