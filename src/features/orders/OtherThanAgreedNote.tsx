import type { Order } from '../../domain/order/order.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { isOnlyCheaper, type OtherThanAgreed, useOtherThanAgreed } from './otherThanAgreed.ts';

/** Stands where the order is looked at and paid: a notice would pass behind the report that opens. */
export function OtherThanAgreedNote({
  order,
  other,
  mayGiveUp,
  live,
}: {
  order: Order;
  other: OtherThanAgreed;
  /** The order can still be given up. */
  mayGiveUp: boolean;
  /** It is said here, and nowhere else. */
  live: boolean;
}) {
  const { mayCancel } = useMessages(ordersMessages).otherThanAgreed;
  const { tone, title, detail } = useOtherThanAgreed()(order, other);
  return (
    <Note tone={tone === 'info' ? 'info' : 'here'} live={live}>
      <b>{title}</b>
      <p>{detail}</p>
      {mayGiveUp && !isOnlyCheaper(order, other) && <p>{mayCancel}</p>}
    </Note>
  );
}
