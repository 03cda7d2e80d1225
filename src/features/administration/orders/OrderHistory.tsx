import type { Order } from '../../../domain/order/order.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { HistoryCord } from '../../orders/HistoryCord.tsx';
import { ReviewPart } from './ReviewPart.tsx';

/** The history of the order: time, actor and reason. */
export function OrderHistory({ order, level }: { order: Order; level: 2 | 3 }) {
  const texts = useMessages(administrationMessages).order;
  return (
    <ReviewPart title={texts.history} level={level}>
      <HistoryCord order={order} actors={texts.actor} label={texts.history} />
    </ReviewPart>
  );
}
