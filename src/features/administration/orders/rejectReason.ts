import { type RejectCode, rejectCodes } from '../../../domain/order/rejectReason.ts';

/** Chosen if no standard reason fits; it requires a text. */
export const otherReason = 'other';

export type ReasonProblem = 'reason' | 'more';

/** The reason form's values. */
export type TypedReason = { readonly chosen: string; readonly more: string };

/** Standard reasons are about slips and money, so a request for a free course always needs a text. */
export const typedReasonOf = (typed: TypedReason, isRequest: boolean): TypedReason =>
  isRequest ? { ...typed, chosen: otherReason } : typed;

/** The missing part of a rejection. `chosen`: a standard reason, '' or `otherReason`. */
export function reasonProblem(chosen: string, more: string): ReasonProblem | null {
  if (chosen === '') return 'reason';
  return chosen === otherReason && more.trim() === '' ? 'more' : null;
}

/** The reason to send: the code of the standard reason, which readers see in their language, and the addition. */
export const reasonOf = (
  chosen: string,
  more: string,
): { readonly reasonCode: RejectCode | null; readonly reason: string | null } => ({
  reasonCode: rejectCodes.find((code) => code === chosen) ?? null,
  reason: more.trim() || null,
});
