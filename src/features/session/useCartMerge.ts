import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { mayBuy, type Person } from '../../domain/people/identity.ts';
import { deviceCartKey } from '../../platform/cart/deviceCartKey.ts';
import { tellLeftOut } from './tellLeftOut.ts';

/** Has the lines of this device join the cart of whoever signed in. What fails stays owed, and the cart's mirror goes on with it. */
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
        // Nothing is lost, and the person is signed in.
      }
    },
    [client],
  );
}
