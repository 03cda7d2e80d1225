/** Query keys of the shop's custom pages. */
export const customPageKeys = {
  page: (path: string) => ['customPage', path] as const,
};
