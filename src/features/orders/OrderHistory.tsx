import type { Order, OrderEvent } from '../../domain/order/order.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { HistoryCord } from './HistoryCord.tsx';
import { rejectionOf } from './orderLook.ts';

/** The history of an order in the buyer's words, below its step and its reports. */
export function OrderHistory({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages);
  return (
    <section className="stack stack-3" aria-labelledby="history-heading">
      <h2 id="history-heading">{texts.historyHeading}</h2>
      <div className="leaf">
        <HistoryCord order={withoutToldReasons(order)} actors={texts.actor} label={texts.historyHeading} />
      </div>
    </section>
  );
}

/** The order without the reasons that stand above: the step gives that of the rejection that holds, a report its own. */
function withoutToldReasons(order: Order): Order {
  const holding = order.status === 'rejected' ? rejectionOf(order) : null;
  const isTold = (event: OrderEvent) =>
    event === holding || (event.to === 'rejected' && order.reports.some(({ decidedAt }) => decidedAt === event.at));
  const history = order.history.map((event) => (isTold(event) ? { ...event, reasonCode: null, reason: null } : event));
  return { ...order, history };
}
