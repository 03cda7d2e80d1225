/** Prefix of the query keys of all data read from this device. */
export const deviceKey = ['device'] as const;
