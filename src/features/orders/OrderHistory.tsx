import type { Order } from '../../domain/order/order.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { HistoryCord } from './HistoryCord.tsx';

/** The history of an order in the buyer's words. */
export function OrderHistory({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages);
  return (
    <section className="stack stack-3" aria-labelledby="history-heading">
      <h2 id="history-heading">{texts.historyHeading}</h2>
      <div className="leaf">
        <HistoryCord order={order} actors={texts.actor} label={texts.historyHeading} />
      </div>
    </section>
  );
}
