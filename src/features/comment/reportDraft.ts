import type { ReportReason } from '../../domain/catalogue/comment.ts';

/** A report as it is filled in, with the key under which exactly this is sent; `reason` is `null` until one is chosen. */
export type ReportDraft = { readonly reason: ReportReason | null; readonly note: string; readonly key: string };

export const newReport = (): ReportDraft => ({ reason: null, note: '', key: crypto.randomUUID() });

/** The draft with other words, which are another report: the key of what may have arrived stays with what it said. */
export function changedReport(draft: ReportDraft, change: Partial<Pick<ReportDraft, 'reason' | 'note'>>): ReportDraft {
  const { reason, note } = { ...draft, ...change };
  return reason === draft.reason && note === draft.note ? draft : { reason, note, key: crypto.randomUUID() };
}
