import { useState } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { orderFace } from '../../domain/order/orderFace.ts';
import { defaultPageSize } from '../../domain/site/interfaceConstants.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { useTellsAge } from '../device/useTellsAge.ts';
import { useApprovalsShown } from '../measurement/useApprovalsShown.ts';
import { isOvertaken } from '../outbox/isOvertaken.ts';
import { unansweredReport } from '../outbox/unansweredReport.ts';
import { useReportEntries } from '../outbox/useReportEntries.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderQueryStates } from './OrderQueryStates.tsx';
import { type OrderFilter, passesFilter } from './orderLook.ts';
import { useOwnOrders } from './useOwnOrders.ts';

/** The buyer's orders. The device's copy shows with its age until the server answers. */
export function OrderList() {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const query = useOwnOrders();
  useApprovalsShown(query.data ?? []);
  const tellsAge = useTellsAge(query.dataUpdatedAt);
  if (!query.data) return <OrderQueryStates isList error={query.error} retry={() => void query.refetch()} />;
  return (
    <>
      <header className="row sb">
        <h1>{texts.title}</h1>
        {tellsAge && <span className="sm mut">{texts.asOf(format.dateTime(query.dataUpdatedAt))}</span>}
      </header>
      {query.data.length === 0 ? <NoOrders /> : <FilteredOrders orders={query.data} />}
    </>
  );
}

function FilteredOrders({ orders }: { orders: readonly Order[] }) {
  const texts = useMessages(ordersMessages);
  const { entries } = useReportEntries();
  const [filter, setFilter] = useState<OrderFilter>('all');
  const [limit, setLimit] = useState<number>(defaultPageSize);
  const choices = (['all', 'toPay', 'checking', 'paid'] as const).map((value) => ({
    value,
    label: texts.filter[value],
  }));
  const shownOf = (order: Order) => {
    const report = unansweredReport(entries.find((entry) => entry.draft.subject.orderId === order.id) ?? null, order);
    const hasMend = report?.state === 'failed' && !isOvertaken(report, [order]);
    return { order, face: orderFace(order, report?.state ?? null), hasMend };
  };
  const passing = orders.map(shownOf).filter(({ face }) => passesFilter(face, filter));
  return (
    <>
      <Segmented legend={texts.filter.legend} choices={choices} value={filter} onChoose={setFilter} />
      {passing.length === 0 && <p className="mut">{texts.emptyFilter}</p>}
      <div className="stack stack-3">
        {passing.slice(0, limit).map((shown) => (
          <OrderCard key={shown.order.id} {...shown} />
        ))}
      </div>
      {passing.length > limit && (
        <Button kind="outline" onClick={() => setLimit(limit + defaultPageSize)}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

function NoOrders() {
  const texts = useMessages(ordersMessages).empty;
  return (
    <EmptyState title={texts.title} body={texts.body}>
      <ButtonLink to={links.home()}>{texts.action}</ButtonLink>
    </EmptyState>
  );
}
