/** The proportion in which covers are kept. */
export const coverSizePx = { width: 960, height: 540 } as const;
