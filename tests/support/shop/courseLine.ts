/** A course in a cart, with its first plan. */
export const courseLine = (itemId: string, addedAt: number) =>
  ({ itemId, kind: 'course', planId: `${itemId}a`, quantity: 1, seenPrice: null, addedAt }) as const;
