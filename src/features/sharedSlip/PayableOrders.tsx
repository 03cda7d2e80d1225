import { textIn } from '../../domain/localText.ts';
import type { Order } from '../../domain/order.ts';
import { formatMachineTime, formatMoney } from '../../i18n/format.ts';
import { shareMessages } from '../../i18n/share.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DeviceLoading } from '../../ui/DeviceLoading.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { links } from '../../ui/links.ts';
import { Loading } from '../../ui/Skeleton.tsx';
import { UnreadableState } from '../../ui/UnreadableState.tsx';
import { useConnection } from '../../ui/useConnection.ts';
import { useReportableOrders } from './useReportableOrders.ts';

type Choice = {
  /** The one that is being prepared. */
  readonly chosenId: string | null;
  readonly onChoose: (order: Order) => void;
  /** A picture was shared and is put to the order that is chosen. */
  readonly hasPicture: boolean;
};

/** The orders that wait for money, one of which is chosen. */
export function PayableOrders({ chosenId, onChoose, hasPicture }: Choice) {
  const texts = useMessages(shareMessages);
  const noOrders = hasPicture ? texts.noOrders : texts.report.noOrders;
  const isAway = useConnection() !== 'online';
  const { orders, waitsFor, readAgain } = useReportableOrders();
  if (readAgain) return <UnreadableState heading={2} onRetry={readAgain} />;
  if (orders.length === 0 && waitsFor !== null) return waitsFor === 'device' ? <DeviceLoading /> : <Loading />;
  if (orders.length === 0) {
    return (
      <EmptyState title={texts.noOrders.title} body={isAway ? noOrders.away : noOrders.body}>
        <ButtonLink kind="outline" to={links.studentOrders()}>
          {texts.noOrders.action}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
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
  const format = useFormat();
  const { language } = useLanguage();
  const [first] = order.lines;
  return (
    <article className="leaf row sb nowrap">
      <div>
        <p className="sm mut">
          <b className="num strong text-ink">#{order.number}</b> ·{' '}
          <time dateTime={formatMachineTime(order.placedAt)}>{format.date(order.placedAt)}</time>
        </p>
        <p>{first && textIn(first.title, language)}</p>
        <p className="price">{formatMoney(order.total, order.currency)}</p>
      </div>
      <Button kind="outline" small busy={isBusy} aria-label={texts.chooseOrder(order.number)} onClick={onChoose}>
        {texts.choose}
      </Button>
    </article>
  );
}
