import { sessionKey } from '../../platform/session/sessionKey.ts';

/** Query keys of the session and of sign-in by provider. */
export const sessionKeys = {
  session: sessionKey,
  newcomer: ['newcomer'] as const,
  socialProviders: ['socialProviders'] as const,
};
