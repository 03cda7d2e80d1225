import type { QueryClient } from '@tanstack/react-query';
import { addToCart, type CartLine } from '../../domain/cart/cart.ts';
import type { CartItem } from '../../platform/cart/cartItems.ts';
import { applyCartChange, rememberCartItem } from './cartStore.ts';
import { persistedOrTold } from './persistedOrTold.ts';

/** Adds a line with its item to the cart, also offline. False: it was not stored, which was told. */
export const putInCart = (client: QueryClient, item: CartItem, line: Omit<CartLine, 'addedAt'>): Promise<boolean> =>
  persistedOrTold(async () => {
    await rememberCartItem(client, item);
    const now = Date.now();
    await applyCartChange(client, (cart) => addToCart(cart, { ...line, addedAt: now }, now));
  });
