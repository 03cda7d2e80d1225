import { useEffect, useState } from 'react';
import { addToCart, type CartLine } from '../../domain/cart.ts';
import { lineTitleId } from './CartLineItem.tsx';
import { useCartActions } from './useCartActions.ts';

/** Takes lines out; the last one can be put back as it was, and has the focus then. */
export function useRemovals() {
  const actions = useCartActions();
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const [putBack, setPutBack] = useState<string | null>(null);
  // Its line is drawn when the cart is, which may be later.
  useEffect(() => {
    const title = putBack === null ? null : document.getElementById(lineTitleId(putBack));
    if (title === null) return;
    title.focus();
    setPutBack(null);
  });
  return {
    removed,
    remove: async (line: CartLine) => {
      if (await actions.remove(line.itemId)) setRemoved(line);
    },
    undo: async () => {
      if (removed === null) return;
      if (await actions.change((cart, now) => addToCart(cart, removed, now))) {
        setRemoved(null);
        setPutBack(removed.itemId);
      }
    },
  };
}
