/** Splits Thai into words by dictionary. */
export const thaiSegmenter = new Intl.Segmenter('th', { granularity: 'word' });
