import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQuery } from '../features/cart/cartQuery.ts';
import { onCartChangedElsewhere } from '../platform/cart/cartStorage.ts';
import { reportDefect } from '../platform/net/reportDefect.ts';
import { cartCount } from './start/counts.ts';

/** Keeps the cart badge current, also after changes in another tab, and the items of its lines known. */
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
    // Reads once for changes made by another tab before the subscription.
    readAgain();
    return onCartChangedElsewhere(readAgain);
  }, [client]);
}
