import type { ToldCart } from '../../../src/contract/cart/cart.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { CartBase } from '../../../src/domain/cart/cartUnion.ts';
import type { EpochMs } from '../../../src/domain/time.ts';

/** A cart as sent by a device, without a base and without its own time. */
export const told = (cart: Cart, base: CartBase | null = null, toldAt: EpochMs | null = null): ToldCart => ({
  ...cart,
  ...{ base, toldAt },
});
