/**
 * Whether a status is temporary: a failing server, an absent upstream, or too many requests. The request may be sent
 * again.
 */
export const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;
