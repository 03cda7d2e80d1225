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
