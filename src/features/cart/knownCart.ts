import type { Cart } from '../../domain/cart/cart.ts';
import { useKnownData } from '../device/useKnownData.ts';
import { cartKeys } from './cartKeys.ts';

/** The cart if it is read already. The frame reads it once the page is quiet. */
export const useKnownCart = (): Cart | undefined => useKnownData<Cart>(cartKeys.cart);
