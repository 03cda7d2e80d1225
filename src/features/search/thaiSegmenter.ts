import type { WordSegmenter } from '../../domain/search/search.ts';

/** Browsers without a dictionary split at spaces and signs; substring matches still find Thai words. */
const bySpaces: WordSegmenter = {
  segment: (text) => text.split(/[\s\p{P}\p{S}]+/u).map((segment) => ({ segment })),
};

/** Cuts Thai into words. */
export const thaiSegmenter: WordSegmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('th', { granularity: 'word' }) : bySpaces;
