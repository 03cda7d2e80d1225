import { failures as en, invalidRead as enInvalidRead } from './en/failures.ts';
import { failures as th, invalidRead as thInvalidRead } from './th/failures.ts';

/** What a refusal says, in both languages; server and screens read the same words. */
export const failureMessages = { th, en };

/** What an `INPUT_ERROR` says where somebody only reads. */
export const invalidReadMessages = { th: thInvalidRead, en: enInvalidRead };
