import { createHash } from 'node:crypto';

const digits = 12;

/**
 * The `refno` of an attempt: 12 digits, the most that Pay Solutions takes. It is computed from the attempt's id, so that an
 * inquiry needs nothing else. The store refuses a second attempt with the same one.
 */
export function refnoOf(attemptId: string): string {
  const hash = BigInt(`0x${createHash('sha256').update(attemptId).digest('hex')}`);
  return String(hash % 10n ** BigInt(digits)).padStart(digits, '0');
}

/** The product detail of an attempt. Inquiries repeat it, and postbacks bring it back. */
export const detailOf = (attemptId: string): string => `Payment ${attemptId}`;

/** The attempt that a product detail names; `null` if it is not the one of the `refno` (12 digits). */
export function attemptInDetail(detail: string, refno: string): string | null {
  const attemptId = detail.replace(/^Payment /, '');
  return refnoOf(attemptId) === refno ? attemptId : null;
}
