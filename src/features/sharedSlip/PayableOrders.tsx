import type { ReactNode } from 'react';
import { textIn } from '../../domain/localText.ts';
import type { Order } from '../../domain/order/order.ts';
import { shareMessages } from '../../i18n/catalogue/share.ts';
import { formatMachineTime, formatMoney } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { DeviceLoading } from '../../ui/state/DeviceLoading.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { UnreadableState } from '../../ui/state/UnreadableState.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { type ReportedOrder, useReportableOrders } from './useReportableOrders.ts';

type Choice = {
  /** The order whose report is being prepared. */
  readonly chosenId: string | null;
  readonly onChoose: (order: Order) => void;
  /** A picture was shared and will be added to the chosen order. */
  readonly hasPicture: boolean;
};

/** The orders that await a payment, to choose one, and the orders that are reported already. */
export function PayableOrders({ chosenId, onChoose, hasPicture }: Choice) {
  const texts = useMessages(shareMessages);
  const noOrders = hasPicture ? texts.noOrders : texts.report.noOrders;
  const isAway = useConnection() !== 'online';
  const { orders, reported, waitsFor, readAgain } = useReportableOrders();
  if (readAgain) return <UnreadableState heading={2} onRetry={readAgain} />;
  if (orders.length === 0 && waitsFor !== null) return waitsFor === 'device' ? <DeviceLoading /> : <Loading />;
  if (orders.length + reported.length === 0) {
    return (
      <EmptyState title={texts.noOrders.title} body={isAway ? noOrders.away : noOrders.body}>
        <ButtonLink kind="outline" to={links.studentOrders()}>
          {texts.noOrders.action}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      {orders.length === 0 && <Note>{texts.allReported}</Note>}
      {orders.length > 0 && (
        <section className="stack stack-3" aria-labelledby="payable-heading">
          <h2 id="payable-heading">{texts.orders}</h2>
          {orders.map((order) => (
            <PayableOrder
              key={order.id}
              order={order}
              isBusy={chosenId === order.id}
              texts={hasPicture ? texts : texts.report}
              onChoose={() => onChoose(order)}
            />
          ))}
        </section>
      )}
      {reported.length > 0 && <ReportedOrders reported={reported} />}
    </>
  );
}

/** Each with a link to its report: on this device, where it can be edited, or on the order's page. */
function ReportedOrders({ reported }: { reported: readonly ReportedOrder[] }) {
  const texts = useMessages(shareMessages).reported;
  return (
    <section className="stack stack-3" aria-labelledby="reported-heading">
      <h2 id="reported-heading">{texts.title}</h2>
      {reported.map(({ order, waiting }) => {
        const isHere = waiting !== null && waiting.state !== 'sent';
        const action = isHere ? texts.seeReport : texts.seeOrder;
        return (
          <OrderLeaf key={order.id} order={order}>
            <ButtonLink
              kind="outline"
              small
              to={isHere ? links.outbox() : links.order(order.token)}
              aria-label={texts.open(action, order.number)}
            >
              {action}
            </ButtonLink>
          </OrderLeaf>
        );
      })}
    </section>
  );
}

function PayableOrder({
  order,
  isBusy,
  texts,
  onChoose,
}: {
  order: Order;
  isBusy: boolean;
  texts: { readonly choose: string; readonly chooseOrder: (number: string) => string };
  onChoose: () => void;
}) {
  return (
    <OrderLeaf order={order}>
      <Button kind="outline" small busy={isBusy} aria-label={texts.chooseOrder(order.number)} onClick={onChoose}>
        {texts.choose}
      </Button>
    </OrderLeaf>
  );
}

function OrderLeaf({ order, children }: { order: Order; children: ReactNode }) {
  const format = useFormat();
  const { language } = useLanguage();
  const [first] = order.lines;
  return (
    <article className="leaf row sb nowrap order-choice">
      <div className="grow">
        <p className="sm mut">
          <Link className="plain-link num strong text-ink" to={links.order(order.token)}>
            #{order.number}
          </Link>{' '}
          · <time dateTime={formatMachineTime(order.placedAt)}>{format.date(order.placedAt)}</time>
        </p>
        <p>{first && textIn(first.title, language)}</p>
        <p className="price">{formatMoney(order.total, order.currency)}</p>
      </div>
      {children}
    </article>
  );
}
