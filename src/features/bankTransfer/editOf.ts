import type { ReportEntry } from '../outbox/useReportEntries.ts';

/**
 * The drafts of a report that waits and is changed: its own, since it may go out as it was meanwhile, and another report
 * of its order begins with nothing of them. Their names end with its key, by which `outbox/forgetEdit.ts` finds them.
 */
export const editDraftName = (key: string): string => `report-edit-1-${key}`;
export const editSlipDraftName = (key: string): string => `report-edit-slip-1-${key}`;

/** Key of the report that waits and is changed here; `null` where a new or a refused one is filled in. */
export const editOf = (mends: Pick<ReportEntry, 'key' | 'state'> | null): string | null =>
  mends === null || mends.state === 'failed' ? null : mends.key;
