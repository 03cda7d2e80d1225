import type { WordSegmenter } from '../../domain/search/search.ts';

/** Browsers without a dictionary split at spaces and signs; substring matches still find Thai words. */
const bySpaces: WordSegmenter = {
  segment: (text) => text.split(/[\s\p{P}\p{S}]+/u).map((segment) => ({ segment })),
};

let dictionary: WordSegmenter | null = null;

/** Cuts Thai into words. Opening the dictionary blocks a slow phone for 0.1 s, so the first search does it. */
export const thaiSegmenter: WordSegmenter = {
  segment: (text) => {
    dictionary ??= 'Segmenter' in Intl ? new Intl.Segmenter('th', { granularity: 'word' }) : bySpaces;
    return dictionary.segment(text);
  },
};
