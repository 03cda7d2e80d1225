import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQuery } from '../features/cart/cartQuery.ts';
import { onCartChangedElsewhere } from '../platform/cartStorage.ts';
import { setCartCount } from './cartCount.ts';

/** Keeps the badge of the frame true to the cart, also to what another tab has just put there. */
export function useCartMirror(): void {
  const client = useQueryClient();
  const cart = useQuery(cartQuery).data;
  useEffect(() => {
    if (cart) setCartCount(cart.lines.reduce((sum, line) => sum + line.quantity, 0));
  }, [cart]);
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: cartQuery.queryKey });
    // What another tab did before this one listened was not heard.
    readAgain();
    return onCartChangedElsewhere(readAgain);
  }, [client]);
}
