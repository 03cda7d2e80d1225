import type { Order, OrderEvent } from '../../domain/order.ts';
import { formatMachineTime } from '../../i18n/format.ts';
import { ordersMessages } from '../../i18n/orders.ts';
import { reasonWords, rejectReasonMessages } from '../../i18n/rejectReasons.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Cord, CordItem } from '../../ui/Cord.tsx';

/** What happened to the order, on its cord: when, by whom and why. */
export function OrderHistory({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const reasons = useMessages(rejectReasonMessages);
  const reasonOf = ({ reasonCode, reason }: OrderEvent) => reasonWords(reasons, { code: reasonCode, added: reason });
  return (
    <section className="stack stack-3" aria-labelledby="history-heading">
      <h2 id="history-heading">{texts.historyHeading}</h2>
      <div className="leaf">
        <Cord label={texts.historyHeading}>
          {order.history.map((event, index) => (
            <CordItem key={`${event.at} ${event.to}`} place={index === order.history.length - 1 ? 'here' : 'done'}>
              <b className="strong">
                {event.to === 'pendingApproved' && order.total === 0 ? texts.waitingForApproval : texts.event[event.to]}
              </b>
              <p className="xs mut">
                <time dateTime={formatMachineTime(event.at)}>{format.dateTime(event.at)}</time> ·{' '}
                {texts.actor[event.actor]}
              </p>
              {reasonOf(event) && <p className="sm">{reasonOf(event)}</p>}
            </CordItem>
          ))}
        </Cord>
      </div>
    </section>
  );
}
