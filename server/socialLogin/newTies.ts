import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { Ties } from './socialClient.ts';

/** For one way there and back. The path goes along in the state, so that also a way whose cookie is gone ends where it was begun. */
export const newTies = (returnTo: string): Ties => ({
  state: `${randomState()}.${Buffer.from(returnTo).toString('base64url')}`,
  nonce: randomNonce(),
  codeVerifier: randomPKCECodeVerifier(),
});

/** The path in a state that may be anybody's; `null` where there is none. */
export const pathIn = (state: unknown): string | null =>
  typeof state === 'string' ? Buffer.from(state.split('.')[1] ?? '', 'base64url').toString() : null;
