/** Query keys of the cached catalogue. */
export const searchKeys = {
  /** Metadata of the cache; the rows have their own store. */
  index: ['catalogue', 'index'] as const,
};
