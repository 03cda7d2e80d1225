import type { ReportReason } from '../../domain/catalogue/comment.ts';

/** A report draft with its idempotency key; `reason` is `null` until one is chosen. */
export type ReportDraft = { readonly reason: ReportReason | null; readonly note: string; readonly key: string };

export const newReport = (): ReportDraft => ({ reason: null, note: '', key: crypto.randomUUID() });

/** The draft with changed text, and a new key: the old key belongs to the text that may have been sent. */
export function changedReport(draft: ReportDraft, change: Partial<Pick<ReportDraft, 'reason' | 'note'>>): ReportDraft {
  const { reason, note } = { ...draft, ...change };
  return reason === draft.reason && note === draft.note ? draft : { reason, note, key: crypto.randomUUID() };
}
