import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type Cart,
  type CartLine,
  changePlan,
  removeCoupon,
  removeFromCart,
  setQuantity,
  withoutOrdered,
} from '../../domain/cart/cart.ts';
import type { CartItem } from '../../platform/cart/cartItems.ts';
import { applyCartChange, rememberCartItem } from './cartStore.ts';
import { persistedOrTold } from './persistedOrTold.ts';

/** Changes of the cart, which all work offline. Each answers whether the device stored the change. */
export function useCartActions() {
  const client = useQueryClient();
  return useMemo(() => {
    /** `item`: known data of an item that is added. */
    const change = (step: (cart: Cart, now: number) => Cart, item: CartItem | null = null) =>
      persistedOrTold(async () => {
        if (item !== null) await rememberCartItem(client, item);
        await applyCartChange(client, (cart) => step(cart, Date.now()));
      });
    return {
      change,
      remove: (itemId: string) => change((cart, now) => removeFromCart(cart, itemId, now)),
      setQuantity: (itemId: string, quantity: number) =>
        change((cart, now) => setQuantity(cart, itemId, quantity, now)),
      setPlan: (itemId: string, plan: Pick<CartLine, 'planId' | 'seenPrice'>) =>
        change((cart, now) => changePlan(cart, itemId, plan, now)),
      removeCoupon: (couponId: string) => change((cart, now) => removeCoupon(cart, couponId, now)),
      takeOutOrdered: (ordered: Parameters<typeof withoutOrdered>[1]) =>
        change((cart, now) => withoutOrdered(cart, ordered, now)),
    };
  }, [client]);
}
