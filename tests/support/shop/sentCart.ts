import type { SentCart } from '../../../src/contract/cart/cart.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { CartBase } from '../../../src/domain/cart/cartUnion.ts';
import type { EpochMs } from '../../../src/domain/time.ts';

/** A cart as sent by a device, without a base and without its own time. */
export const sentCart = (cart: Cart, base: CartBase | null = null, sentAt: EpochMs | null = null): SentCart => ({
  ...cart,
  ...{ base, sentAt },
});
