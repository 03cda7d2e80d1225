/** Query keys of orders: each by its token, and the person's list. */
export const orderKeys = {
  byToken: ['order'] as const,
  order: (token: string) => [...orderKeys.byToken, token] as const,
  own: ['orders'] as const,
};
