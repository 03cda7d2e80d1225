import type { Order } from '../../domain/order/order.ts';
import { shippingMessages } from '../../i18n/buying/shipping.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ShippingOfOrder } from './ShippingOfOrder.tsx';

/** The shipping section of an order's page. */
export function ShippingLeaf({ shipping }: { shipping: NonNullable<Order['shipping']> }) {
  const texts = useMessages(shippingMessages);
  return (
    <section className="leaf stack stack-3" aria-labelledby="shipping-heading">
      <h2 id="shipping-heading">{texts.heading}</h2>
      <ShippingOfOrder shipping={shipping} />
    </section>
  );
}
