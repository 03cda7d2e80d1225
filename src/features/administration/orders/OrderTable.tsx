import type { ReactNode } from 'react';
import { awaitsPlanApproval, type ListedOrder, type Order } from '../../../domain/order/order.ts';
import { checkoutMessages } from '../../../i18n/buying/checkout.ts';
import { formatMachineTime, formatMoney } from '../../../i18n/format.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { DataTable, type TableColumn } from '../../../ui/show/DataTable.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import type { OrderColumn } from '../orderList/orderColumns.ts';
import { useColumnNames } from '../orderList/useColumnNames.ts';
import { ComparisonTag } from './ComparisonTag.tsx';
import { reportToShow } from './compareAmount.ts';
import { OrderStatusTag } from './OrderStatusTag.tsx';

const numericColumns: readonly OrderColumn[] = ['due', 'reported'];

/** Orders with their reported amounts; a table on wide screens, cards on phones. */
export function OrderTable({
  rows,
  shown,
  total,
  page,
  pageSize,
  onPage,
  busy,
  selectedId,
  linkTo,
}: {
  rows: readonly ListedOrder[];
  /** The columns beside the number. */
  shown: readonly OrderColumn[];
  total: number;
  page: number;
  pageSize: number;
  onPage: (page: number, pageSize: number) => void;
  busy: boolean;
  selectedId: string | null;
  linkTo: (orderId: string) => string;
}) {
  const texts = useMessages(administrationMessages).orders;
  const format = useFormat();
  const numberLink = (order: Order) => (
    <Link
      className="link num"
      to={linkTo(order.id)}
      replace={selectedId !== null}
      aria-current={order.id === selectedId ? 'true' : undefined}
      aria-label={texts.open(order.number)}
    >
      #{order.number}
    </Link>
  );
  const names = useColumnNames();
  const { names: methods } = useMessages(checkoutMessages).methods;
  const moment = (at: number) => (
    <time className="nb" dateTime={formatMachineTime(at)}>
      {format.dateTime(at)}
    </time>
  );
  const cells: Readonly<Record<OrderColumn, (order: ListedOrder) => ReactNode>> = {
    reporter: reporterOf,
    placedAt: (order) => moment(order.placedAt),
    method: (order) => methods[order.method],
    email: (order) => order.email,
    reportedAt: (order) => {
      const at = reportToShow(order)?.reportedAt;
      return at === undefined ? <span className="mut">{texts.notReported}</span> : moment(at);
    },
    due: (order) => formatMoney(order.total, order.currency),
    reported: reportedAmount,
    comparison: (order) => <Result order={order} />,
  };
  const columns: TableColumn<ListedOrder>[] = [
    { key: 'number', header: texts.columns.number, cell: numberLink },
    ...shown.map((key) => ({ key, header: names[key], cell: cells[key], numeric: numericColumns.includes(key) })),
  ];
  return (
    <DataTable
      label={texts.table}
      rows={rows}
      columns={columns}
      total={total}
      page={page}
      pageSize={pageSize}
      onPage={onPage}
      busy={busy}
      leaf={(order) => <OrderLeaf order={order} link={numberLink(order)} />}
    />
  );
}

function OrderLeaf({ order, link }: { order: ListedOrder; link: ReactNode }) {
  const format = useFormat();
  const at = reportToShow(order)?.reportedAt ?? order.placedAt;
  return (
    <div className="adm-leaf">
      <div>
        <p className="strong">{reporterOf(order)}</p>
        <p className="xs mut num">
          {link} · <time dateTime={formatMachineTime(at)}>{format.dateTime(at)}</time>
        </p>
      </div>
      <div className="adm-leaf-end">
        <p className="num strong">{reportedAmount(order)}</p>
        <Result order={order} />
      </div>
    </div>
  );
}

const reporterOf = (order: Order): string => reportToShow(order)?.contactName || order.buyerName;

/** The reported amount, or the one that came in without a report. */
const reportedAmount = (order: ListedOrder): string => {
  const { toDecide, total, currency } = order;
  if (toDecide) return formatMoney(toDecide.amount, toDecide.currency);
  const amount = reportToShow(order)?.amount ?? (awaitsPlanApproval(order) ? total : null);
  return amount === null ? '–' : formatMoney(amount, currency);
};

/** While a report is pending its amount shows, later the order's status; a payment without an answer comes first. */
function Result({ order }: { order: ListedOrder }) {
  const { awaitsProvider } = useMessages(administrationMessages).orders;
  const report = reportToShow(order);
  if (order.awaitsProvider && !order.underReview) return <Tag tone="here">{awaitsProvider}</Tag>;
  return report?.decision === 'waiting' && order.total > 0 && !order.underReview ? (
    <ComparisonTag order={order} report={report} />
  ) : (
    <OrderStatusTag order={order} />
  );
}
