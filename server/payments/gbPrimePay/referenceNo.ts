import { createHash } from 'node:crypto';

/** GBPrimePay takes at most this many characters. */
const maxLength = 15;

/**
 * The `referenceNo` of an attempt: 15 digits and capitals, which identify the charge at GBPrimePay. It is computed from
 * the attempt's id, so that the shop can ask about a charge whose answer was lost.
 */
export const referenceNoOf = (attemptId: string): string =>
  BigInt(`0x${createHash('sha256').update(attemptId).digest('hex')}`)
    .toString(36)
    .toUpperCase()
    .slice(-maxLength);
