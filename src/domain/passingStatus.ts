/**
 * Whether an answer of this status is over in a moment: a server that stumbles, a front whose server is away, too much asked
 * at once. The request was neither done nor refused for good, and may be sent again as it is.
 */
export const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;
