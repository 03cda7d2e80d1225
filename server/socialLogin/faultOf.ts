import * as oauth from 'openid-client';
import { SocialFault } from './socialClient.ts';

/** What an error of the protocol means to the person. */
export function faultOf(error: unknown): SocialFault {
  if (error instanceof SocialFault) return error;
  return new SocialFault(outcomeOf(error), error);
}

function outcomeOf(error: unknown): SocialFault['outcome'] {
  // LINE has written it in capitals.
  if (error instanceof oauth.AuthorizationResponseError) {
    return error.error.toLowerCase() === 'access_denied' ? 'cancelled' : 'unavailable';
  }
  // The code was used before, or is too old.
  if (error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant') return 'lost';
  return 'unavailable';
}
