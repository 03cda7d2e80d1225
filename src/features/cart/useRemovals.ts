import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addToCart, type CartLine } from '../../domain/cart.ts';
import type { CartItem } from '../../platform/cartItems.ts';
import { cartItemsQuery } from './cartQuery.ts';
import { useCartActions } from './useCartActions.ts';

/** What was taken out, with what is known of its item: after the last line the device knows it no longer. */
type Removed = { readonly line: CartLine; readonly item: CartItem | null };

/** Takes lines out; the last one can be put back as it was. */
export function useRemovals() {
  const actions = useCartActions();
  const items = useQuery(cartItemsQuery).data;
  const [removed, setRemoved] = useState<Removed | null>(null);
  return {
    removed,
    remove: async (line: CartLine) => {
      const item = items?.[line.itemId] ?? null;
      if (await actions.remove(line.itemId)) setRemoved({ line, item });
    },
    undo: async () => {
      if (removed === null) return;
      const { line, item } = removed;
      if (await actions.change((cart, now) => addToCart(cart, line, now), item)) setRemoved(null);
    },
  };
}
