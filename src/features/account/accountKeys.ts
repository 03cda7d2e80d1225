/** Query keys of a person's account. */
export const accountKeys = {
  profile: ['profile'] as const,
  sessions: ['deviceSessions'] as const,
  signInWays: ['signInWays'] as const,
};
