/** Query keys of orders: each by its own token, and the list of the person here. */
export const orderKeys = {
  byToken: ['order'] as const,
  order: (token: string) => [...orderKeys.byToken, token] as const,
  own: ['orders'] as const,
};
