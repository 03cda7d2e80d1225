import { useEffect } from 'react';
import { forgetEdit } from './forgetEdit.ts';
import type { ReportEntry } from './useReportEntries.ts';

/** What a killed page left of changing a report goes from the device once that one was sent as it was. */
export function useForgottenEdits(entries: readonly ReportEntry[]): void {
  const sent = entries.flatMap(({ state, key }) => (state === 'sent' ? [key] : [])).join(' ');
  useEffect(() => {
    for (const key of sent.split(' ').filter(Boolean)) void forgetEdit(key);
  }, [sent]);
}
