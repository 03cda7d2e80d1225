import { failures as en, invalidRead as enInvalidRead, tooLong as enTooLong } from './en/failures.ts';
import { failures as th, invalidRead as thInvalidRead, tooLong as thTooLong } from './th/failures.ts';

/** What a refusal says, in both languages; server and screens read the same words. */
export const failureMessages = { th, en };

/** What an `INPUT_ERROR` says where somebody only reads. */
export const invalidReadMessages = { th: thInvalidRead, en: enInvalidRead };

/** What somebody reads whose address is longer than the shop reads. */
export const tooLongMessages = { th: thTooLong, en: enTooLong };
