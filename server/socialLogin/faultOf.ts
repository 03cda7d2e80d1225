import * as oauth from 'openid-client';
import { SocialFault } from './socialClient.ts';

/** The outcome of a protocol error for the person. */
export function faultOf(error: unknown): SocialFault {
  if (error instanceof SocialFault) return error;
  return new SocialFault(outcomeOf(error), error);
}

function outcomeOf(error: unknown): SocialFault['outcome'] {
  // LINE writes it in capitals.
  if (error instanceof oauth.AuthorizationResponseError) {
    return error.error.toLowerCase() === 'access_denied' ? 'cancelled' : 'unavailable';
  }
  // The code was used before or expired.
  if (error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant') return 'lost';
  return 'unavailable';
}
