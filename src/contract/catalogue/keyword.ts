import * as z from 'zod/mini';
import { askedKeyword } from '../../domain/search/askedKeyword.ts';
import { keywordMaximum } from '../../domain/site/interfaceConstants.ts';

/** The search keyword of a list. */
export const keywordCodec = z.codec(z.string().check(z.maxLength(keywordMaximum)), z.string(), {
  decode: askedKeyword,
  encode: (keyword) => keyword,
});
