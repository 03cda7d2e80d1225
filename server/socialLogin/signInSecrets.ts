import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { SignInSecrets } from './socialClient.ts';

/** The values of one round trip. The path is part of the state, so that a lost cookie still returns there. */
export const newSignInSecrets = (returnTo: string): SignInSecrets => ({
  state: `${randomState()}.${Buffer.from(returnTo).toString('base64url')}`,
  nonce: randomNonce(),
  codeVerifier: randomPKCECodeVerifier(),
});

/** The path in an untrusted state; `null` without one. */
export const pathIn = (state: unknown): string | null =>
  typeof state === 'string' ? Buffer.from(state.split('.')[1] ?? '', 'base64url').toString() : null;
