import type { Order, OrderActor } from '../../domain/order/order.ts';
import { orderHistory } from '../../domain/order/orderHistory.ts';
import { formatMachineTime } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { Cord, CordItem } from '../../ui/show/Cord.tsx';
import { useHappened } from './useHappened.ts';

/** The history of an order: time, actor and reason of each event. `actors`: words for the reader's role. */
export function HistoryCord({
  order,
  actors,
  label,
}: {
  order: Order;
  actors: Readonly<Record<OrderActor, string>>;
  label: string;
}) {
  const format = useFormat();
  const happened = useHappened(order);
  const entries = orderHistory(order);
  return (
    <Cord label={label}>
      {entries.map((entry, index) => {
        const { title, actor, reason } = happened(entry);
        return (
          <CordItem key={`${entry.at} ${title}`} place={index === entries.length - 1 ? 'here' : 'done'}>
            <b className="strong">{title}</b>
            <p className="xs mut">
              <time dateTime={formatMachineTime(entry.at)}>{format.dateTime(entry.at)}</time>
              {actor && ` · ${actors[actor]}`}
            </p>
            {reason && <p className="sm">{reason}</p>}
          </CordItem>
        );
      })}
    </Cord>
  );
}
