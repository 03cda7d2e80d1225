import type { Cart } from '../../domain/cart/cart.ts';
import { deviceCartKey } from '../../platform/cart/deviceCartKey.ts';
import { useKnownData } from '../device/useKnownData.ts';
import { useSharedDevice } from '../device/useSharedDevice.ts';

/**
 * Whether somebody who signs in is told that the cart stays: where there is one, and it is theirs for sure. On a shared
 * device it may be that of whoever was there before.
 */
export function useCartStays(): boolean {
  const isShared = useSharedDevice();
  const lines = useKnownData<Cart>(deviceCartKey)?.lines ?? [];
  return !isShared && lines.length > 0;
}
