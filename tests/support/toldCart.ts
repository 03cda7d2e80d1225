import type { ToldCart } from '../../src/contract/cart.ts';
import type { Cart } from '../../src/domain/cart.ts';
import type { CartBase } from '../../src/domain/cartUnion.ts';

/** A cart as a device tells it; without a base as versions of the app before did. */
export const told = (cart: Cart, base: CartBase | null = null): ToldCart => ({ ...cart, base });
