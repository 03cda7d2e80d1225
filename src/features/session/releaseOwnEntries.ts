import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Person } from '../../domain/people/identity.ts';
import { drainOutbox } from '../../platform/outbox/drainOutbox.ts';
import { releaseEntriesOf } from '../../platform/outbox/releaseEntries.ts';
import { sessionKey } from '../../platform/session/sessionKey.ts';
import { reportStorageFault } from '../../platform/store/reportStorageFault.ts';

/**
 * Sends the entries that waited for their owner: at the start, after a sign-in, and after each session answer. Only
 * released entries retry the whole outbox. Returns a function that stops it.
 */
export function releaseOwnEntries(client: QueryClient): () => void {
  const signedIn = () => client.getQueryData<Person | null>(sessionKey)?.id;
  let known = signedIn();
  const release = () => {
    const userId = signedIn();
    const hasSignedIn = userId !== known;
    known = userId;
    if (userId === undefined) return;
    // Not awaited: an attempt on a slow network may still run.
    void releaseEntriesOf(userId)
      .then((isReleased) => (isReleased || hasSignedIn ? drainOutbox('now') : undefined))
      .catch((fault: unknown) => reportStorageFault(fault, 'outbox'));
  };
  release();
  return client.getQueryCache().subscribe((event) => {
    const isTold = event.type === 'updated' && event.action.type === 'success';
    if (isTold && event.query.queryHash === hashKey(sessionKey)) release();
  });
}
