import type { Order } from '../../domain/order/order.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { isOnlyCheaper, type OtherThanAgreed, useOtherThanAgreed } from './otherThanAgreed.ts';

/**
 * A note that the order differs from the agreement. Placed in the page, because a toast would be hidden by the report
 * sheet.
 */
export function OtherThanAgreedNote({
  order,
  other,
  mayGiveUp,
  live,
}: {
  order: Order;
  other: OtherThanAgreed;
  /** The order can still be cancelled. */
  mayGiveUp: boolean;
  /** Announces the note to screen readers, because nothing else does. */
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
