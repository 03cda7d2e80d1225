import { useQuery } from '@tanstack/react-query';
import type { Order, OrderReport } from '../../../domain/order/order.ts';
import { slipQueueMessages } from '../../../i18n/buying/slipQueue.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { Link } from '../../../ui/press/Link.tsx';
import { orderCareQuery } from '../administrationQueries.ts';

/** The other orders that came with the picture of one of these slips; nothing where there are none. */
export function SeenSlips({
  order,
  report,
  linkTo,
}: {
  order: Order;
  report: OrderReport;
  linkTo: (orderId: string) => string;
}) {
  const texts = useMessages(slipQueueMessages).seen;
  const seen = useQuery(orderCareQuery(order.id)).data?.seenSlips ?? [];
  const others = new Map(
    seen.filter(({ slipName }) => report.slipNames.includes(slipName)).map((each) => [each.orderId, each.orderNumber]),
  );
  if (others.size === 0) return null;
  return (
    <Note tone="here">
      {texts.before}{' '}
      {[...others].map(([orderId, number]) => (
        <span key={orderId}>
          <Link to={linkTo(orderId)}>#{number}</Link>{' '}
        </span>
      ))}
      <br />
      {texts.what}
    </Note>
  );
}
