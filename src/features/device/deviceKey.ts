/** Beginning of the query keys of everything that is read from this device. */
export const deviceKey = ['device'] as const;
