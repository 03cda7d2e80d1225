import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addToCart, type CartLine, removeFromCart, setQuantity } from '../../domain/cart.ts';
import type { CartItem } from '../../platform/cartItems.ts';
import { applyCartChange, rememberCartItem } from './cartStore.ts';

/** What can be done with the cart; everything works without a network. */
export function useCartActions() {
  const client = useQueryClient();
  return useMemo(
    () => ({
      add: async (item: CartItem, line: Omit<CartLine, 'addedAt'>) => {
        await rememberCartItem(client, item);
        const now = Date.now();
        await applyCartChange(client, (cart) => addToCart(cart, { ...line, addedAt: now }, now));
      },
      remove: (itemId: string) => applyCartChange(client, (cart) => removeFromCart(cart, itemId, Date.now())),
      setQuantity: (itemId: string, quantity: number) =>
        applyCartChange(client, (cart) => setQuantity(cart, itemId, quantity, Date.now())),
      clear: () => applyCartChange(client, () => ({ lines: [], updatedAt: Date.now() })),
    }),
    [client],
  );
}
