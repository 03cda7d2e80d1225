/** Query keys of a person's own account. */
export const accountKeys = {
  profile: ['profile'] as const,
  sessions: ['deviceSessions'] as const,
  signInWays: ['signInWays'] as const,
};
