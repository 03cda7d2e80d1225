import { createHash } from 'node:crypto';

/** 2C2P takes at most this many letters and digits for cards and QR. */
const maxLength = 20;

/**
 * The invoice number of an attempt: 20 digits and capitals. It is computed from the attempt's id, so that an inquiry needs
 * nothing else.
 */
export const invoiceNoOf = (attemptId: string): string =>
  BigInt(`0x${createHash('sha256').update(attemptId).digest('hex')}`)
    .toString(36)
    .toUpperCase()
    .slice(-maxLength);
