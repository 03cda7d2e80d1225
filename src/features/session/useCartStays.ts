import type { Cart } from '../../domain/cart/cart.ts';
import { deviceCartKey } from '../../platform/cart/deviceCartKey.ts';
import { useKnownData } from '../device/useKnownData.ts';
import { useSharedDevice } from '../device/useSharedDevice.ts';

/**
 * Whether the sign-in says that the cart stays: if there is one that surely belongs to the person. On a shared device
 * it may belong to somebody else.
 */
export function useCartStays(): boolean {
  const isShared = useSharedDevice();
  const lines = useKnownData<Cart>(deviceCartKey)?.lines ?? [];
  return !isShared && lines.length > 0;
}
