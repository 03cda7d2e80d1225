import type { Cart } from '../../domain/cart/cart.ts';
import { useKnownData } from '../device/useKnownData.ts';

/** Under which the device's cart stands in the cache. */
export const cartKey = ['device', 'cart'] as const;

/** The cart as far as it is read already; the frame reads it once the page is quiet. */
export const useKnownCart = (): Cart | undefined => useKnownData<Cart>(cartKey);
