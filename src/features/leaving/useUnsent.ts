import { isWaiting } from '../../platform/outbox/entry.ts';
import { useOutboxEntries } from '../outbox/useReportEntries.ts';

/** How many things on this device go out by themselves, and how many reports were refused, which do not. */
export function useUnsent(): { readonly waiting: number; readonly refused: number } {
  const { entries } = useOutboxEntries();
  const refused = entries.filter(({ kind, state }) => kind === 'transferReport' && state === 'failed');
  return { waiting: entries.filter(isWaiting).length, refused: refused.length };
}
