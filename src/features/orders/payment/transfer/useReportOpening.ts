import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { mayReportPayment, type Order } from '../../../../domain/order/order.ts';
import { links } from '../../../../ui/press/links.ts';
import type { ReportEntry } from '../../../outbox/useReportEntries.ts';
import { usePerson } from '../../../session/useSession.ts';
import { otherThanAgreedIn } from '../../otherThanAgreed.ts';
import { reportOpening, shutReport } from './reportOpening.ts';

/**
 * The report form of an order's page. The address (`?report=1`) stores that it is open, so a reload opens it again.
 * `onDevice`: the report on this device, `undefined` while unknown; opening earlier would invite a second report.
 */
export function useReportOpening(order: Order, isFresh: boolean, onDevice: ReportEntry | null | undefined) {
  const isAsked = useSearchParams()[0].has('report');
  const { state } = useLocation();
  const navigate = useNavigate();
  const person = usePerson();
  const { isOpenedHere, open, close } = useReportAddress();
  const { status } = order;
  const isCertain = isFresh && onDevice !== undefined;
  const mayReport = (onDevice === null || onDevice?.state === 'failed') && mayReportPayment(order);
  const [opening, tell] = useReducer(reportOpening, shutReport);
  useEffect(() => tell({ isAsked, mayReport, isCertain, status }), [isAsked, mayReport, isCertain, status]);
  useEffect(() => {
    if (opening.name === 'refused') close();
  }, [opening, close]);

  const mustReport = typeof state === 'object' && state !== null && 'mustReport' in state && person?.role !== 'student';
  return {
    /** Status of the order when the form opened; `null` while it is closed. */
    before: isAsked && opening.name === 'open' ? opening.before : null,
    /** The form is open or about to open, or was open since the page loaded. */
    isOrWasOpen: isAsked || opening.name === 'open' || opening.wasOpen,
    /** The form was opened by a press on this page, not together with the page. */
    isOpenedHere,
    open,
    close,
    // "Later" leads to the order list (specification 2), which guests do not have.
    later: mustReport ? null : () => (person === null ? close() : navigate(links.studentOrders(), { replace: true })),
  };
}

/** Opens and closes the form by the address. Opening adds a history entry, so that "back" closes it. */
function useReportAddress() {
  const setSearch = useSearchParams()[1];
  const { pathname, state, key } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = typeof state === 'object' && state !== null && 'openedHere' in state;
  const left = useRef<string | null>(null);
  const close = useCallback(() => {
    // The browser's own "back" has already closed it.
    if (location.pathname !== pathname || !hasReport()) return;
    if (!isOpenedHere) return setSearch({}, { replace: true, state: stateOfOther(state) });
    // The browser goes back a moment later, and a second call must not leave the page.
    if (left.current === key) return;
    left.current = key;
    navigate(-1);
  }, [isOpenedHere, key, pathname, state, setSearch, navigate]);
  const open = () => {
    // A second press can precede the render.
    if (hasReport()) return;
    setSearch({ report: '1' }, { state: { ...stateOfOther(state), openedHere: true, keepScroll: true } });
  };
  return { isOpenedHere, open, close };
}

const hasReport = (): boolean => new URLSearchParams(location.search).has('report');

/** The part of a history entry's state that belongs to the order, copied to the next entry of its page. */
function stateOfOther(state: unknown) {
  const other = otherThanAgreedIn(state);
  return other && { otherThanAgreed: other };
}
