import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Person } from '../../domain/people/identity.ts';
import { drainOutbox } from '../../platform/outbox/drainOutbox.ts';
import { releaseEntriesOf } from '../../platform/outbox/releaseEntries.ts';
import { sessionKey } from '../../platform/session/sessionKey.ts';
import { reportStorageFault } from '../../platform/store/reportStorageFault.ts';

/**
 * Sends what waited for its owner whenever it is told that they are here: at the start, after a sign-in, and with each
 * answer of the session, since they may have signed in in another window. Only what was released and a sign-in have all
 * that waits try: it would else lose its pause to every look at the session. Returns the way to stop.
 */
export function releaseOwnEntries(client: QueryClient): () => void {
  const signedIn = () => client.getQueryData<Person | null>(sessionKey)?.id;
  let known = signedIn();
  const release = () => {
    const userId = signedIn();
    const hasSignedIn = userId !== known;
    known = userId;
    if (userId === undefined) return;
    // Not waited for: an attempt on a slow network may still be under way.
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
