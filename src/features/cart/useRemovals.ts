import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addToCart, type CartLine } from '../../domain/cart.ts';
import { applyCartChange } from './cartStore.ts';
import { useCartActions } from './useCartActions.ts';

/** Takes lines out; the last one can be put back as it was. */
export function useRemovals() {
  const client = useQueryClient();
  const actions = useCartActions();
  const [removed, setRemoved] = useState<CartLine | null>(null);
  return {
    removed,
    remove: async (line: CartLine) => {
      await actions.remove(line.itemId);
      setRemoved(line);
    },
    undo: async () => {
      if (removed === null) return;
      setRemoved(null);
      await applyCartChange(client, (cart) => addToCart(cart, removed, Date.now()));
    },
  };
}
