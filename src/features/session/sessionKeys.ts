import { sessionKey } from '../../platform/session/sessionKey.ts';

/** Query keys of who is signed in, and of signing in by a provider. */
export const sessionKeys = {
  session: sessionKey,
  newcomer: ['newcomer'] as const,
  socialProviders: ['socialProviders'] as const,
};
