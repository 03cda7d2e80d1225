import { useQuery } from '@tanstack/react-query';
import type { Cart } from '../../domain/cart.ts';

/** Under which the device's cart stands in the cache; the same for whoever reads it and whoever only looks. */
export const cartOptions = {
  queryKey: ['device', 'cart'] as const,
  networkMode: 'always' as const,
  staleTime: Number.POSITIVE_INFINITY,
};

/** The cart as far as it is read already: the frame does so once the page is quiet, and this follows. */
export const useKnownCart = (): Cart | undefined => useQuery<Cart>({ ...cartOptions, enabled: false }).data;
