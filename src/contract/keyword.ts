import * as z from 'zod/mini';
import { askedKeyword } from '../domain/askedKeyword.ts';
import { keywordMaximum } from '../domain/interfaceConstants.ts';

/** What a list is searched for. */
export const keywordCodec = z.codec(z.string().check(z.maxLength(keywordMaximum)), z.string(), {
  decode: askedKeyword,
  encode: (keyword) => keyword,
});
