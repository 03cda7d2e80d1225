/** Cuts Thai into words by its dictionary. */
export const thaiSegmenter = new Intl.Segmenter('th', { granularity: 'word' });
