import type { RejectCode } from '../../domain/order/rejectReason.ts';
import { rejectReasons as en } from '../en/buying/rejectReasons.ts';
import { rejectReasons as th } from '../th/buying/rejectReasons.ts';

/** Why a report was not taken; screens and e-mails read the same words. */
export const rejectReasonMessages = { th, en };

/**
 * The whole reason for its reader: the usual one in the reader's language, then what the administrator added. `null`
 * where nothing was said.
 */
export function reasonWords(
  words: (typeof rejectReasonMessages)['th'],
  { code, added }: { readonly code: RejectCode | null; readonly added: string | null },
): string | null {
  // A copy that an older version kept on the device has no code.
  const usual = code ? words.usual[code] : null;
  return usual && added ? words.both(usual, added) : usual || added;
}
