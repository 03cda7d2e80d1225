/** Query keys of orders: each by its token, and the person's list. */
export const orderKeys = {
  byToken: ['order'] as const,
  order: (token: string) => [...orderKeys.byToken, token] as const,
  /** Beside the order, whose key begins otherwise: an answer of one asks for the other. */
  charge: (token: string) => ['charge', token] as const,
  ways: (token: string) => ['waysToPay', token] as const,
  own: ['orders'] as const,
};
