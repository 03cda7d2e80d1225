/** Under which the cache of answers has who is here. */
export const sessionKey = ['session'] as const;
