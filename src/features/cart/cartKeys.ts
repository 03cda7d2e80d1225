/** Query keys of the cart, of the offers that count in it and of the ways to pay it. */
export const cartKeys = {
  cart: ['device', 'cart'] as const,
  items: ['device', 'cartItems'] as const,
  knownCoupons: ['device', 'coupons'] as const,
  promotions: ['promotions'] as const,
  paymentMethods: ['paymentMethods'] as const,
  refresh: (itemIds: readonly string[]) => ['cartPrices', itemIds.toSorted()] as const,
  couponRefreshes: ['cartCoupons'] as const,
  couponRefresh: (couponIds: readonly string[]) => ['cartCoupons', couponIds.toSorted()] as const,
};
