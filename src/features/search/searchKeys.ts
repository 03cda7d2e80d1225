/** Query keys of the cached catalogue. */
export const searchKeys = {
  /** Its metadata; its rows have their own store. */
  index: ['catalogue', 'index'] as const,
};
