import type { Order, OrderEvent } from '../../domain/order.ts';
import { administrationMessages } from '../../i18n/administration.ts';
import { formatMachineTime } from '../../i18n/format.ts';
import { ordersMessages } from '../../i18n/orders.ts';
import { reasonWords, rejectReasonMessages } from '../../i18n/rejectReasons.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Cord, CordItem } from '../../ui/Cord.tsx';
import { ReviewPart } from './ReviewPart.tsx';

/** Every step of the order: when, by whom and why. */
export function OrderHistory({ order, level }: { order: Order; level: 2 | 3 }) {
  const texts = useMessages(administrationMessages).order;
  const { event: words } = useMessages(ordersMessages);
  const format = useFormat();
  const reasons = useMessages(rejectReasonMessages);
  const reasonOf = ({ reasonCode, reason }: OrderEvent) => reasonWords(reasons, { code: reasonCode, added: reason });
  return (
    <ReviewPart title={texts.history} level={level}>
      <Cord>
        {order.history.map((event, place) => (
          <CordItem key={`${event.at} ${event.to}`} place={place === order.history.length - 1 ? 'here' : 'done'}>
            <p className="adm-event">
              {words[event.to]}
              <span className="xs mut">
                <time dateTime={formatMachineTime(event.at)}>{format.dateTime(event.at)}</time> ·{' '}
                {texts.actor[event.actor]}
              </span>
              {reasonOf(event) && <span className="sm mut">{reasonOf(event)}</span>}
            </p>
          </CordItem>
        ))}
      </Cord>
    </ReviewPart>
  );
}
