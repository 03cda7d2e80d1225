import { useState } from 'react';
import { addToCart, type CartLine } from '../../domain/cart.ts';
import { useCartActions } from './useCartActions.ts';

/** Takes lines out; the last one can be put back as it was. */
export function useRemovals() {
  const actions = useCartActions();
  const [removed, setRemoved] = useState<CartLine | null>(null);
  return {
    removed,
    remove: async (line: CartLine) => {
      if (await actions.remove(line.itemId)) setRemoved(line);
    },
    undo: async () => {
      if (removed === null) return;
      if (await actions.change((cart, now) => addToCart(cart, removed, now))) setRemoved(null);
    },
  };
}
