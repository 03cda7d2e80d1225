import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQuery } from '../features/cart/cartQuery.ts';
import { onCartChangedElsewhere } from '../platform/cartStorage.ts';

/** How many things are in the cart, for the badge of the frame; also what another tab has just put there. */
export function useCartCount(): number {
  const client = useQueryClient();
  const cart = useQuery(cartQuery).data;
  useEffect(
    () => onCartChangedElsewhere(() => void client.invalidateQueries({ queryKey: cartQuery.queryKey })),
    [client],
  );
  return cart?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0;
}
