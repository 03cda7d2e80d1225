import { useEffect, useState } from 'react';
import { addToCart, type CartLine } from '../../domain/cart/cart.ts';
import { lineTitleId } from './CartLineItem.tsx';
import { useCartActions } from './useCartActions.ts';

/**
 * Removes lines. The last one can be put back, and its button gets the focus. `isRemovedByKeyboard`: the button is
 * scrolled into sight.
 */
export function useRemovals() {
  const actions = useCartActions();
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const [isRemovedByKeyboard, setByKeyboard] = useState(false);
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
    isRemovedByKeyboard,
    remove: async (line: CartLine, isByKeyboard: boolean) => {
      if (!(await actions.remove(line.itemId))) return;
      setRemoved(line);
      setByKeyboard(isByKeyboard);
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
