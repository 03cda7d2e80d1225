import {
  failures as en,
  duplicates as enDuplicates,
  invalidRead as enInvalidRead,
  piecesLeft as enPiecesLeft,
  tooLong as enTooLong,
  unreachable as enUnreachable,
  waits as enWaits,
} from '../en/app/failures.ts';
import {
  failures as th,
  duplicates as thDuplicates,
  invalidRead as thInvalidRead,
  piecesLeft as thPiecesLeft,
  tooLong as thTooLong,
  unreachable as thUnreachable,
  waits as thWaits,
} from '../th/app/failures.ts';

/** Refusal texts in both languages; server and screens share them. */
export const failureMessages = { th, en };

/** Texts of `COURSE_DUPLICATE` by its reason. */
export const duplicateMessages = { th: thDuplicates, en: enDuplicates };

/** Texts of `TOO_MANY_REQUESTS` by its reason. */
export const waitMessages = { th: thWaits, en: enWaits };

/** The remaining units of a product with too little stock. */
export const piecesLeftMessages = { th: thPiecesLeft, en: enPiecesLeft };

/** The text of `INPUT_ERROR` on a call that only reads. */
export const invalidReadMessages = { th: thInvalidRead, en: enInvalidRead };

/** The text for an address longer than the server accepts. */
export const tooLongMessages = { th: thTooLong, en: enTooLong };

/** The text for a call without an answer. */
export const unreachableMessages = { th: thUnreachable, en: enUnreachable };
