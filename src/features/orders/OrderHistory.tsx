import type { Order, OrderEvent } from '../../domain/order/order.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { HistoryCord } from './HistoryCord.tsx';

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

/** A rejection gives its reason once: in the step while it holds, and at the report that it was about. */
function withoutToldReasons(order: Order): Order {
  const isTold = ({ to, at }: OrderEvent) =>
    to === 'rejected' && (order.status === 'rejected' || order.reports.some(({ decidedAt }) => decidedAt === at));
  const history = order.history.map((event) => (isTold(event) ? { ...event, reasonCode: null, reason: null } : event));
  return { ...order, history };
}
