import type { ReactNode } from 'react';
import { awaitsPlanApproval, type ListedOrder, type Order } from '../../../domain/order/order.ts';
import { formatMachineTime, formatMoney } from '../../../i18n/format.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { DataTable, type TableColumn } from '../../../ui/show/DataTable.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import { ComparisonTag } from './ComparisonTag.tsx';
import { reportToShow } from './compareAmount.ts';
import { OrderStatusTag } from './OrderStatusTag.tsx';

/** Orders with their reported amounts; a table on wide screens, cards on phones. */
export function OrderTable({
  rows,
  total,
  page,
  pageSize,
  onPage,
  busy,
  selectedId,
  linkTo,
}: {
  rows: readonly ListedOrder[];
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
  const columns: TableColumn<ListedOrder>[] = [
    { key: 'number', header: texts.columns.number, cell: numberLink },
    { key: 'reporter', header: texts.columns.reporter, cell: reporterOf },
    {
      key: 'reportedAt',
      header: texts.columns.reportedAt,
      cell: (order) => {
        const at = reportToShow(order)?.reportedAt;
        if (at === undefined) return <span className="mut">{texts.notReported}</span>;
        return (
          <time className="nb" dateTime={formatMachineTime(at)}>
            {format.dateTime(at)}
          </time>
        );
      },
    },
    {
      key: 'due',
      header: texts.columns.due,
      numeric: true,
      cell: (order) => formatMoney(order.total, order.currency),
    },
    { key: 'reported', header: texts.columns.reported, numeric: true, cell: reportedAmount },
    { key: 'comparison', header: texts.columns.comparison, cell: (order) => <Result order={order} /> },
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
