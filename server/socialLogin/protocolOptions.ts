import * as oauth from 'openid-client';

/** Nobody looks at a white page for longer. */
export const providerPatienceSeconds = 8;

/** Plain HTTP is spoken with this machine itself only; the settings let no other address through. */
export const protocolOptions = (address: string): ((configuration: oauth.Configuration) => void)[] =>
  address.startsWith('http:') ? [oauth.allowInsecureRequests] : [];
