import '../ui/styles/buyer.css';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Order } from '../domain/order.ts';
import { awaitsReport } from '../domain/orderStatus.ts';
import { ReportSheet } from '../features/bankTransfer/ReportSheet.tsx';
import { reportSubjectOf } from '../features/bankTransfer/reportSubject.ts';
import { OrderQueryStates } from '../features/orders/OrderQueryStates.tsx';
import { OrderView } from '../features/orders/OrderView.tsx';
import { useOrderStatus } from '../features/orders/useOrderStatus.ts';
import { ReportOnDevice } from '../features/outbox/ReportOnDevice.tsx';
import { useReportEntryOf } from '../features/outbox/useReportEntries.ts';
import { usePerson } from '../features/session/useSession.ts';
import { ordersMessages } from '../i18n/orders.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { links } from '../ui/links.ts';
import { PageMeta } from '../ui/PageMeta.tsx';

/** One order by its own token: the page behind the link of every e-mail. `?report=1` opens the report of a transfer. */
export function OrderPage() {
  const { token = '' } = useParams();
  const texts = useMessages(ordersMessages);
  const query = useOrderStatus(token);
  return (
    <>
      <PageMeta title={query.data ? texts.orderTitle(query.data.number) : texts.title} index={false} />
      {query.data ? (
        <OrderWithReport order={query.data} readAt={query.dataUpdatedAt} />
      ) : (
        <OrderQueryStates error={query.error} retry={() => void query.refetch()} />
      )}
    </>
  );
}

function OrderWithReport({ order, readAt }: { order: Order; readAt: number }) {
  const entry = useReportEntryOf(order.id);
  const unsent = entry === null || entry.state === 'sent' ? null : entry;
  const report = useReportStep(order, unsent === null || unsent.state === 'failed');
  return (
    <>
      <OrderView order={order} readAt={readAt} onDevice={unsent?.state ?? null} onReport={report.open}>
        {unsent && <ReportOnDevice entry={unsent} onMend={report.open} />}
      </OrderView>
      {report.isOpen && (
        <ReportSheet
          subject={reportSubjectOf(order)}
          mends={unsent?.state === 'failed' ? unsent : null}
          onLater={report.later}
          onQueued={report.close}
        />
      )}
    </>
  );
}

/** The address says that the report is open, so a reload finds it again; once open it stays until it is answered. */
function useReportStep(order: Order, mayReport: boolean) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = usePerson() !== null;
  const isWanted = search.has('report');
  const isWelcome = mayReport && awaitsReport(order.status) && order.method === 'bankTransfer';
  const [isOpen, setOpen] = useState(isWanted && isWelcome);
  useEffect(() => {
    if (isWanted && isWelcome) setOpen(true);
  }, [isWanted, isWelcome]);

  const close = () => {
    setOpen(false);
    setSearch({}, { replace: true });
  };
  const isAfterOrder = typeof state === 'object' && state !== null && 'afterOrder' in state;
  return {
    isOpen,
    open: () => setSearch({ report: '1' }, { replace: true }),
    close,
    // Straight after the order "later" goes on to the list (specification 2); from here it only closes.
    later: () => (isAfterOrder && isSignedIn ? navigate(links.studentOrders(), { replace: true }) : close()),
  };
}
