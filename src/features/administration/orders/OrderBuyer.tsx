import type { Order } from '../../../domain/order/order.ts';
import { formatMachineTime } from '../../../i18n/format.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Facts } from '../Facts.tsx';
import { BuyerTold } from './BuyerTold.tsx';
import { ReviewPart } from './ReviewPart.tsx';

/** The buyer, their contact data, and the deadline of an unpaid order. */
export function OrderBuyer({ order, level }: { order: Order; level: 2 | 3 }) {
  const texts = useMessages(administrationMessages).order;
  const format = useFormat();
  const at = (instant: number) => <time dateTime={formatMachineTime(instant)}>{format.dateTime(instant)}</time>;
  return (
    <ReviewPart title={texts.buyer} level={level}>
      <Facts
        facts={[
          { key: 'name', label: texts.buyer, value: order.buyerName },
          { key: 'email', label: texts.email, value: <a href={`mailto:${order.email}`}>{order.email}</a> },
          { key: 'tel', label: texts.tel, value: order.tel && <a href={`tel:${order.tel}`}>{order.tel}</a> },
          { key: 'placed', label: texts.placedAt, value: at(order.placedAt) },
          { key: 'cancel', label: texts.cancelAt, value: order.cancelAt === null ? null : at(order.cancelAt) },
        ]}
      />
      <BuyerTold orderId={order.id} />
    </ReviewPart>
  );
}
