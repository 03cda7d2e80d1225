import { useEffect } from 'react';
import { useOutboxCount } from '../features/outbox/useOutboxCount.ts';
import { waitingCount } from './start/counts.ts';

/** Keeps the account badge current with the outbox, on every page. */
export function useWaitingMirror(): void {
  const { all: waiting } = useOutboxCount();
  useEffect(() => waitingCount.set(waiting), [waiting]);
}
