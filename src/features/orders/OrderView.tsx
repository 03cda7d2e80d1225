import type { ReactNode } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { orderFace } from '../../domain/order/orderFace.ts';
import { mayHaveDocument } from '../../domain/tax/orderDocument.ts';
import { orderDocumentMessages } from '../../i18n/buying/orderDocument.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { taxInvoiceMessages } from '../../i18n/buying/taxInvoice.ts';
import { formatMachineTime } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { EntryState } from '../../platform/outbox/entry.ts';
import { links } from '../../ui/press/links.ts';
import { useTellsAge } from '../device/useTellsAge.ts';
import { PushOffer } from '../push/PushOffer.tsx';
import { useSeenNews } from '../push/useSeenNews.ts';
import { TaxOfOrder } from '../taxData/TaxOfOrder.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { documentName, OrderDocument } from './OrderDocument.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderSums } from './OrderSums.tsx';
import { OrderTag } from './OrderTag.tsx';
import { ParcelLeaf } from './ParcelLeaf.tsx';
import { ShippingLeaf } from './ShippingLeaf.tsx';

/**
 * An order in full: status, next step, lines, totals, reports, history. `onDevice`: state of its report on this device.
 * `children` are placed above the step.
 */
export function OrderView({
  order,
  readAt,
  onDevice = null,
  step,
  reports,
  children,
}: {
  order: Order;
  /** Time of the fetch (ms). */
  readAt: number;
  onDevice?: EntryState | null;
  /** The buyer's next step, by the payment method. */
  step: ReactNode;
  /** Reports of the payment, by a method that is reported. */
  reports?: ReactNode;
  children?: ReactNode;
}) {
  const texts = useMessages(ordersMessages);
  const tax = useMessages(taxInvoiceMessages).order;
  const document = useMessages(orderDocumentMessages);
  const format = useFormat();
  const tellsAge = useTellsAge(readAt);
  const face = orderFace(order, onDevice);
  const isAwaited = order.status === 'pendingApproved' || (onDevice !== null && onDevice !== 'failed');
  useSeenNews(links.order(order.token));
  return (
    <div className="mid stack stack-6">
      <header className="stack stack-2">
        <div className="row sb">
          <h1>{texts.orderTitle(order.number)}</h1>
          <OrderTag face={face} />
        </div>
        <p className="sm mut">
          <time dateTime={formatMachineTime(order.placedAt)}>{texts.placed(format.dateTime(order.placedAt))}</time>
          {tellsAge && ` · ${texts.asOf(format.dateTime(readAt))}`}
        </p>
      </header>
      <div className="split-17-7">
        <div className="stack stack-6">
          {children}
          {step}
          {isAwaited && <PushOffer orderToken={order.token} />}
          <OrderLines order={order} />
          {reports}
          <OrderHistory order={order} />
        </div>
        <aside className="stack">
          <OrderSums order={order} />
          {mayHaveDocument(order) && (
            <section className="leaf stack stack-3" aria-labelledby="document-heading">
              <h2 id="document-heading">{document.heading[documentName(order)]}</h2>
              <OrderDocument order={order} />
            </section>
          )}
          <div className="well sm stack stack-2">
            <p>
              <span className="mut">{texts.buyer}</span> {order.buyerName}
            </p>
            <p className="mut">{texts.mailed(order.email)}</p>
          </div>
          {order.parcel && <ParcelLeaf parcel={order.parcel} />}
          {order.shipping && <ShippingLeaf shipping={order.shipping} />}
          {order.wantsTaxInvoice && (
            <section className="leaf stack stack-3" aria-labelledby="tax-heading">
              <h2 id="tax-heading">{tax.heading}</h2>
              <TaxOfOrder order={order} />
            </section>
          )}
          <CancelOrder order={order} face={face} />
        </aside>
      </div>
    </div>
  );
}
