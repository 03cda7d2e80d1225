import { useEffect } from 'react';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { forgetStrayEdits } from './forgetStrayEdits.ts';
import type { ReportEntry } from './useReportEntries.ts';

/** Deletes correction drafts that a killed page left behind, once their reports were sent or discarded. */
export function useForgottenEdits(entries: readonly ReportEntry[]): void {
  const unsent = entries.flatMap(({ state, key }) => (state === 'sent' ? [] : [key])).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each sent or deleted report
  useEffect(() => {
    forgetStrayEdits().catch((defect: unknown) => reportDefect(defect, 'draft of a report'));
  }, [unsent]);
}
