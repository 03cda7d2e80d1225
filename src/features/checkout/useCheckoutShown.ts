import { useEffect, useEffectEvent } from 'react';
import type { Sale } from '../../contract/site/dataLayer.ts';
import { noteView } from '../../platform/measurement/viewLog.ts';
import type { CartView } from '../cart/useCart.ts';

/** Notes on the device that a cart is being ordered, once its total is known. */
export function useCheckoutShown(cart: CartView, isReady: boolean): void {
  const note = useEffectEvent(() => noteView({ kind: 'checkout', sale: saleOf(cart) }));
  const isKnown = isReady && cart.isReady && cart.hasPromotions && cart.quote.lines.length > 0;
  useEffect(() => {
    if (isKnown) note();
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
