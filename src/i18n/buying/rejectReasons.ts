import type { RejectCode } from '../../domain/order/rejectReason.ts';
import { rejectReasons as en } from '../en/buying/rejectReasons.ts';
import { rejectReasons as th } from '../th/buying/rejectReasons.ts';

/** Rejection reasons; screens and e-mails share them. */
export const rejectReasonMessages = { th, en };

/**
 * The whole reason: the usual one in the reader's language, then the administrator's addition. `null` without a reason.
 */
export function reasonWords(
  words: (typeof rejectReasonMessages)['th'],
  { code, added }: { readonly code: RejectCode | null; readonly added: string | null },
): string | null {
  const usual = code ? words.usual[code] : null;
  return usual && added ? words.both(usual, added) : usual || added;
}
