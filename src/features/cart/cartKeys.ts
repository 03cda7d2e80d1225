import { deviceCartKey } from '../../platform/cart/deviceCartKey.ts';
import { catalogueKeys } from '../catalogue/catalogueKeys.ts';
import { deviceKey } from '../device/deviceKey.ts';

/** Query keys of the cart, of the offers that count in it and of the ways to pay it. */
export const cartKeys = {
  cart: deviceCartKey,
  items: [...deviceKey, 'cartItems'] as const,
  knownCoupons: [...deviceKey, 'coupons'] as const,
  promotionWish: [...deviceKey, 'promotionWish'] as const,
  promotions: catalogueKeys.promotions,
  paymentMethods: ['paymentMethods'] as const,
  refreshes: ['cartPrices'] as const,
  refresh: (itemIds: readonly string[]) => [...cartKeys.refreshes, itemIds.toSorted()] as const,
  couponRefreshes: ['cartCoupons'] as const,
  couponRefresh: (couponIds: readonly string[]) => [...cartKeys.couponRefreshes, couponIds.toSorted()] as const,
};
