import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { mayBuy, type Person } from '../../domain/people/identity.ts';
import { deviceCartKey } from '../../platform/cart/deviceCartKey.ts';
import { tellLeftOut } from './tellLeftOut.ts';

/**
 * Merges the device's lines into the cart of a newly signed-in person. A failed merge is retried by the cart's mirror.
 */
export function useCartMerge(): (person: Person) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (person) => {
      if (!mayBuy(person.role)) return;
      try {
        const { joinCart } = await import('../../platform/cart/joinCart.ts');
        const outside = await joinCart();
        await client.invalidateQueries({ queryKey: deviceCartKey });
        await tellLeftOut(outside);
      } catch {
        // The cart keeps its lines, and the person is signed in.
      }
    },
    [client],
  );
}
