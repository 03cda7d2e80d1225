import { isWaiting } from '../../platform/outbox/entry.ts';
import { useOutboxEntries } from './useReportEntries.ts';

/** How many things wait on this device for the network or for the person, for badges. */
export function useOutboxCount(): number {
  const { entries } = useOutboxEntries();
  return entries.filter((entry) => isWaiting(entry) || entry.state === 'failed').length;
}
