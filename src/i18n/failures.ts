import { failures as en } from './en/failures.ts';
import { failures as th } from './th/failures.ts';

/** What a refusal says, in both languages; server and screens read the same words. */
export const failureMessages = { th, en };
