import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addCoupon, type Cart, removeCoupon, removeFromCart, setQuantity, withoutOrdered } from '../../domain/cart.ts';
import { applyCartChange } from './cartStore.ts';
import { keptOrTold } from './keptOrTold.ts';

/** What can be done with the cart; everything works without a network. Each tells whether the device kept the change. */
export function useCartActions() {
  const client = useQueryClient();
  return useMemo(() => {
    const change = (step: (cart: Cart, now: number) => Cart) =>
      keptOrTold(() => applyCartChange(client, (cart) => step(cart, Date.now())));
    return {
      change,
      remove: (itemId: string) => change((cart, now) => removeFromCart(cart, itemId, now)),
      setQuantity: (itemId: string, quantity: number) =>
        change((cart, now) => setQuantity(cart, itemId, quantity, now)),
      addCoupon: (couponId: string) => change((cart, now) => addCoupon(cart, couponId, now)),
      removeCoupon: (couponId: string) => change((cart, now) => removeCoupon(cart, couponId, now)),
      takeOutOrdered: (ordered: Parameters<typeof withoutOrdered>[1]) =>
        change((cart, now) => withoutOrdered(cart, ordered, now)),
    };
  }, [client]);
}
