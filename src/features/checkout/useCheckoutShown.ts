import { useEffect, useRef } from 'react';
import type { Sale } from '../../contract/site/dataLayer.ts';
import { noteView } from '../../platform/measurement/viewLog.ts';
import type { CartView } from '../cart/useCart.ts';

/** Notes that a cart is being ordered, once what it comes to is known; nothing is told to anybody by it. */
export function useCheckoutShown(cart: CartView, isReady: boolean): void {
  const shown = useRef(cart);
  shown.current = cart;
  const isKnown = isReady && cart.isReady && cart.hasPromotions && cart.quote.lines.length > 0;
  useEffect(() => {
    if (isKnown) noteView({ kind: 'checkout', sale: saleOf(shown.current) });
  }, [isKnown]);
}

const saleOf = ({ lines, quote }: CartView): Sale => ({
  currency: quote.currency,
  value: quote.price - quote.discount,
  lines: lines.flatMap(({ line, item, plan, price }) =>
    item === null || plan === null || price === null
      ? []
      : [
          {
            itemId: line.itemId,
            title: item.listing.title,
            categoryPath: item.listing.categoryPath,
            planName: plan.name,
            quantity: line.quantity,
            unitPrice: price,
          },
        ],
  ),
});
