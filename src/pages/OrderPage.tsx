import '../ui/styles/buyer.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { mayReportTransfer, type Order } from '../domain/order/order.ts';
import { mayGiveUp, orderFace } from '../domain/order/orderFace.ts';
import type { OrderStatus } from '../domain/order/orderStatus.ts';
import { ReportSheet } from '../features/bankTransfer/ReportSheet.tsx';
import { reportSubjectOf } from '../features/bankTransfer/reportSubject.ts';
import { OrderQueryStates } from '../features/orders/OrderQueryStates.tsx';
import { OrderView } from '../features/orders/OrderView.tsx';
import { OtherThanAgreedNote } from '../features/orders/OtherThanAgreedNote.tsx';
import { otherThanAgreedIn } from '../features/orders/otherThanAgreed.ts';
import { useOrderStatus } from '../features/orders/useOrderStatus.ts';
import { ReportOnDevice } from '../features/outbox/ReportOnDevice.tsx';
import { unansweredReport } from '../features/outbox/unansweredReport.ts';
import { type ReportEntry, useReportEntryOf } from '../features/outbox/useReportEntries.ts';
import { usePerson } from '../features/session/useSession.ts';
import { ordersMessages } from '../i18n/buying/orders.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';
import { links } from '../ui/press/links.ts';

/** One order by its own token: the page behind the link of every e-mail. `?report=1` opens the report of a transfer. */
export function OrderPage() {
  const { token = '' } = useParams();
  const texts = useMessages(ordersMessages);
  const query = useOrderStatus(token);
  return (
    <>
      <PageMeta title={query.data ? texts.orderTitle(query.data.number) : texts.title} index={false} />
      {query.data ? (
        <OrderWithReport order={query.data} query={query} />
      ) : (
        <OrderQueryStates error={query.error} retry={() => void query.refetch()} />
      )}
    </>
  );
}

function OrderWithReport({ order, query }: { order: Order; query: ReturnType<typeof useOrderStatus> }) {
  const entry = useReportEntryOf(order.id);
  const onDevice = entry === undefined ? undefined : unansweredReport(entry, order);
  const report = useReportStep(order, query.isFetchedAfterMount, onDevice);
  // Refused as one that nobody waits for: the order moved on without this copy.
  const hasMoved = onDevice?.state === 'sent' || onDevice?.problem?.code === 'REPORT_NOT_EXPECTED';
  useAskedWhenAnswered(query, hasMoved);
  const refused = onDevice?.state === 'failed' ? onDevice : null;
  const other = otherThanAgreedIn(useLocation().state);
  const face = orderFace(order, onDevice?.state ?? null);
  // Said once: where it comes into sight first.
  const otherNote = (live: boolean) =>
    other && (
      <OtherThanAgreedNote
        key={String(live)}
        order={order}
        other={other}
        mayGiveUp={mayGiveUp(order, face)}
        live={live}
      />
    );
  return (
    <>
      <OrderView order={order} readAt={query.dataUpdatedAt} onDevice={onDevice?.state ?? null} onReport={report.open}>
        {otherNote(!report.isWanted && !report.wasOpened)}
        {onDevice && <ReportOnDevice entry={onDevice} order={order} onMend={report.open} />}
      </OrderView>
      {report.openedAt !== null && (
        <ReportSheet
          subject={reportSubjectOf(order)}
          mends={refused}
          standing={{ before: report.openedAt, now: order.status, onDevice: onDevice ?? null }}
          note={otherNote(!report.isOpenedHere)}
          onLater={report.later}
          onQueued={report.close}
        />
      )}
    </>
  );
}

/**
 * The address says that the report is open, so a reload finds it again; once open it stays until it is answered or
 * overtaken. `onDevice` is the report that this device holds already, `undefined` while that is not known: nothing is
 * opened before, or somebody would report twice. `isAsked`: the server has told of the order since the page came.
 */
function useReportStep(order: Order, isAsked: boolean, onDevice: ReportEntry | null | undefined) {
  const [search, setSearch] = useSearchParams();
  const { pathname, state, key } = useLocation();
  const navigate = useNavigate();
  const person = usePerson();
  const { status } = order;
  const isWanted = search.has('report');
  const mayReport = onDevice === null || onDevice?.state === 'failed';
  const isWelcome = mayReport && mayReportTransfer(order);
  const [openedAt, setOpenedAt] = useState<OrderStatus | null>(null);
  const wasOpened = useRef(false);
  wasOpened.current ||= openedAt !== null;

  const isOpenedHere = typeof state === 'object' && state !== null && 'openedHere' in state;
  const left = useRef<string | null>(null);
  const close = useCallback(() => {
    // Whoever went back by themselves has closed it already.
    if (location.pathname !== pathname || !new URLSearchParams(location.search).has('report')) return;
    if (!isOpenedHere) return setSearch({}, { replace: true, state: stateOfOther(state) });
    // The browser goes back a moment later: whoever closes it twice must not leave the page.
    if (left.current === key) return;
    left.current = key;
    navigate(-1);
  }, [isOpenedHere, key, pathname, state, setSearch, navigate]);
  useEffect(() => {
    if (!isWanted) return setOpenedAt(null);
    if (openedAt !== null) return;
    if (isWelcome) setOpenedAt(status);
    // An address that asks for what is not wanted would open it much later, out of the blue.
    else if (isAsked && onDevice !== undefined) close();
  }, [isWanted, openedAt, isWelcome, status, isAsked, onDevice, close]);

  const isAfterOrder = typeof state === 'object' && state !== null && 'afterOrder' in state;
  const mustReport = isAfterOrder && 'mustReport' in state && person?.role !== 'student';
  return {
    /** The address asks for it, which may not be known to be welcome yet. */
    isWanted,
    /** Since the page came. */
    wasOpened: wasOpened.current,
    /** By a press on this page, and not with it. */
    isOpenedHere,
    /** The status of the order when the report was opened; `null` while it is shut. */
    openedAt: isWanted ? openedAt : null,
    // An entry of its own: the way back closes the report, and the page stays.
    open: () => {
      // A second press may come before the first is drawn.
      if (new URLSearchParams(location.search).has('report')) return;
      setSearch({ report: '1' }, { state: { ...stateOfOther(state), openedHere: true, keepScroll: true } });
    },
    close,
    // Straight after the order "later" goes on to the list (specification 2); from here it only closes.
    later: mustReport
      ? null
      : () => (isAfterOrder && person !== null ? navigate(links.studentOrders(), { replace: true }) : close()),
  };
}

/** What of the state of this entry belongs to the order, and so to the next entry of its page, too. */
function stateOfOther(state: unknown) {
  const other = otherThanAgreedIn(state);
  return other && { otherThanAgreed: other };
}

/** The answer to a report tells that the order moved, which is not asked for by the clock in every status. */
function useAskedWhenAnswered({ refetch }: ReturnType<typeof useOrderStatus>, hasMoved: boolean): void {
  useEffect(() => {
    if (hasMoved) void refetch();
  }, [hasMoved, refetch]);
}
