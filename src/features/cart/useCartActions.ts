import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { emptiedCart, removeFromCart, setQuantity } from '../../domain/cart.ts';
import { applyCartChange } from './cartStore.ts';

/** What can be done with the cart; everything works without a network. */
export function useCartActions() {
  const client = useQueryClient();
  return useMemo(
    () => ({
      remove: (itemId: string) => applyCartChange(client, (cart) => removeFromCart(cart, itemId, Date.now())),
      setQuantity: (itemId: string, quantity: number) =>
        applyCartChange(client, (cart) => setQuantity(cart, itemId, quantity, Date.now())),
      clear: () => applyCartChange(client, (cart) => emptiedCart(cart, Date.now())),
    }),
    [client],
  );
}
