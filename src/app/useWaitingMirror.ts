import { useEffect } from 'react';
import { useOutboxCount } from '../features/outbox/useOutboxCount.ts';
import { waitingCount } from './start/counts.ts';

/** Keeps the badge of the account true to the outbox, wherever the person is when something fails. */
export function useWaitingMirror(): void {
  const { all: waiting } = useOutboxCount();
  useEffect(() => waitingCount.set(waiting), [waiting]);
}
