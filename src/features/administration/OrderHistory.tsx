import type { Order } from '../../domain/order.ts';
import { administrationMessages } from '../../i18n/administration.ts';
import { formatMachineTime } from '../../i18n/format.ts';
import { ordersMessages } from '../../i18n/orders.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Cord, CordItem } from '../../ui/Cord.tsx';

/** Every step of the order: when, by whom and why. */
export function OrderHistory({ order }: { order: Order }) {
  const texts = useMessages(administrationMessages).order;
  const { event: words } = useMessages(ordersMessages);
  const format = useFormat();
  return (
    <section className="leaf stack stack-3" aria-labelledby="history-title">
      <h3 id="history-title">{texts.history}</h3>
      <Cord>
        {order.history.map((event, place) => (
          <CordItem key={`${event.at} ${event.to}`} place={place === order.history.length - 1 ? 'here' : 'done'}>
            <p className="adm-event">
              {words[event.to]}
              <span className="xs mut">
                <time dateTime={formatMachineTime(event.at)}>{format.dateTime(event.at)}</time> ·{' '}
                {texts.actor[event.actor]}
              </span>
              {event.reason && <span className="sm mut">{event.reason}</span>}
            </p>
          </CordItem>
        ))}
      </Cord>
    </section>
  );
}
