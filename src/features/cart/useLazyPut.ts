import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CartLine } from '../../domain/cart/cart.ts';
import type { Listing } from '../../domain/catalogue/course.ts';
import type { PricingPlan } from '../../domain/pricing/pricingPlan.ts';
import { stateMessages } from '../../i18n/app/states.ts';
import { messagesOf } from '../../i18n/dictionary.ts';
import { notify } from '../../ui/notice/notify.ts';

/**
 * Adds an item to the cart. The code comes with the first press, so that the first screen of a course loads less.
 * Answers whether it is in the cart now.
 */
export function useLazyPut(detail: Listing & { readonly plans: readonly PricingPlan[] }) {
  const client = useQueryClient();
  return useCallback(
    async (line: Pick<CartLine, 'planId' | 'quantity' | 'seenPrice'>): Promise<boolean> => {
      try {
        const [{ putInCart }, { listingOf }] = await Promise.all([import('./putInCart.ts'), import('./listingOf.ts')]);
        const item = { listing: listingOf(detail), plans: detail.plans, seenAt: Date.now() };
        return await putInCart(client, item, { ...line, itemId: detail.id, kind: detail.kind });
      } catch {
        const { title, body } = messagesOf(stateMessages).error;
        notify({ kind: 'error', title, detail: body });
        return false;
      }
    },
    [client, detail],
  );
}
