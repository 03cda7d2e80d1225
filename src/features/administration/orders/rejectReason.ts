import { type RejectCode, rejectCodes } from '../../../domain/order/rejectReason.ts';

/** Chosen where none of the usual reasons fits; it then needs words of its own. */
export const otherReason = 'other';

export type ReasonProblem = 'reason' | 'more';

/** The reason as it is typed. */
export type TypedReason = { readonly chosen: string; readonly more: string };

/** The usual reasons are about slips and money, of which a request has none: whatever was chosen before, it needs words. */
export const typedReasonOf = (typed: TypedReason, isRequest: boolean): TypedReason =>
  isRequest ? { ...typed, chosen: otherReason } : typed;

/** What is missing before a report may be rejected. `chosen` is a usual reason, '' or `otherReason`. */
export function reasonProblem(chosen: string, more: string): ReasonProblem | null {
  if (chosen === '') return 'reason';
  return chosen === otherReason && more.trim() === '' ? 'more' : null;
}

/** What is sent: the usual reason by its code, which its readers find in their own language, and what was added. */
export const reasonOf = (
  chosen: string,
  more: string,
): { readonly reasonCode: RejectCode | null; readonly reason: string | null } => ({
  reasonCode: rejectCodes.find((code) => code === chosen) ?? null,
  reason: more.trim() || null,
});
