/** Query keys of the shop's own questions at registration. */
export const registrationKeys = {
  customLabels: ['customLabels'] as const,
  userGroups: ['userGroups'] as const,
};
