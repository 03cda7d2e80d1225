import { useNavigate } from 'react-router-dom';
import type { Order } from '../../domain/order/order.ts';
import { putOrderedAgain } from '../../domain/order/orderAgain.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { useCartActions } from '../cart/useCartActions.ts';
import { useSiteSettings } from '../site/useSite.ts';

/** Fills the cart with the order's items and opens it; works offline. */
export function OrderAgain({ order, inList = false }: { order: Order; inList?: boolean }) {
  const { actions } = useMessages(ordersMessages);
  const { currency } = useSiteSettings();
  const cart = useCartActions();
  const navigate = useNavigate();
  const fill = async () => {
    const isStored = await cart.change((held, now) => putOrderedAgain(held, order, currency, now));
    if (isStored) navigate(links.cart());
  };
  return (
    <Button
      kind="outline"
      small={inList}
      icon="cart"
      onClick={() => void fill()}
      aria-label={inList ? actions.againOf(order.number) : undefined}
    >
      {actions.again}
    </Button>
  );
}
