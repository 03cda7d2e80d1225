import type { ToldCart } from '../../../src/contract/cart/cart.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { CartBase } from '../../../src/domain/cart/cartUnion.ts';
import type { EpochMs } from '../../../src/domain/time.ts';

/** A cart as a device tells it; without a base, and without its own hour, as versions of the app before did. */
export const told = (cart: Cart, base: CartBase | null = null, toldAt: EpochMs | null = null): ToldCart => ({
  ...cart,
  ...{ base, toldAt },
});
