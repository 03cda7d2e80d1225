/** Query keys of the installation. */
export const installKeys = { handover: (userId: string | null) => ['handover', userId] as const };
