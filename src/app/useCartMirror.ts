import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQuery } from '../features/cart/cartQuery.ts';
import { onCartChangedElsewhere } from '../platform/cart/cartStorage.ts';
import { reportDefect } from '../platform/net/reportDefect.ts';
import { cartCount } from './start/counts.ts';

/** Keeps the badge of the frame true to the cart, also to what another tab has just put there, and its lines known. */
export function useCartMirror(): void {
  const client = useQueryClient();
  const cart = useQuery(cartQuery).data;
  useEffect(() => {
    if (cart) cartCount.set(cart.lines.reduce((sum, line) => sum + line.quantity, 0));
  }, [cart]);
  useEffect(() => {
    if (!cart || cart.lines.length === 0) return;
    import('../features/cart/prefetchCartItems.ts')
      .then(({ prefetchCartItems }) => prefetchCartItems(client, cart))
      .catch((fault: unknown) => reportDefect(fault, 'items of the cart'));
  }, [cart, client]);
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: cartQuery.queryKey });
    // What another tab did before this one listened was not heard.
    readAgain();
    return onCartChangedElsewhere(readAgain);
  }, [client]);
}
