import {
  failures as en,
  duplicates as enDuplicates,
  invalidRead as enInvalidRead,
  piecesLeft as enPiecesLeft,
  tooLong as enTooLong,
} from '../en/app/failures.ts';
import {
  failures as th,
  duplicates as thDuplicates,
  invalidRead as thInvalidRead,
  piecesLeft as thPiecesLeft,
  tooLong as thTooLong,
} from '../th/app/failures.ts';

/** What a refusal says, in both languages; server and screens read the same words. */
export const failureMessages = { th, en };

/** What a `COURSE_DUPLICATE` says, by its reason. */
export const duplicateMessages = { th: thDuplicates, en: enDuplicates };

/** How many are left of a product that too many were asked of. */
export const piecesLeftMessages = { th: thPiecesLeft, en: enPiecesLeft };

/** What an `INPUT_ERROR` says where somebody only reads. */
export const invalidReadMessages = { th: thInvalidRead, en: enInvalidRead };

/** What somebody reads whose address is longer than the shop reads. */
export const tooLongMessages = { th: thTooLong, en: enTooLong };
