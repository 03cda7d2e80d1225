import * as oauth from 'openid-client';

/** Longest wait for a provider (s). */
export const providerPatienceSeconds = 8;

/** Plain HTTP only to this machine. */
export const protocolOptions = (address: string): ((configuration: oauth.Configuration) => void)[] =>
  address.startsWith('http:') ? [oauth.allowInsecureRequests] : [];
