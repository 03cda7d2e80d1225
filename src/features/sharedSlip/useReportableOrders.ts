import { useQueries, useQuery } from '@tanstack/react-query';
import { isPaymentChecked, mayReportPayment, type Order } from '../../domain/order/order.ts';
import { mayBuy } from '../../domain/people/identity.ts';
import { readKnownOrders } from '../../platform/session/knownOrders.ts';
import { orderQuery } from '../orders/useOrder.ts';
import { ownOrdersQuery } from '../orders/useOwnOrders.ts';
import { unansweredReport } from '../outbox/unansweredReport.ts';
import { type ReportEntry, useReportEntries } from '../outbox/useReportEntries.ts';
import { usePerson } from '../session/useSession.ts';
import { sharedSlipKeys } from './sharedSlipKeys.ts';

/** So many of the orders that were opened by their links are asked for. */
const mostOpened = 10;

/** An order whose transfer was reported: the report still lies on this device, or the shop has it (`null`). */
export type ReportedOrder = { readonly order: Order; readonly waiting: ReportEntry | null };

type ReportableOrders = {
  readonly orders: readonly Order[];
  /** Those that wait for no report, since there is one already. */
  readonly reported: readonly ReportedOrder[];
  /** None of them can be chosen, and no answer is waited for that may bring one. */
  readonly isNone: boolean;
  /** Whose answer may still bring an order. */
  readonly waitsFor: 'device' | 'shop' | null;
  /**
   * The device does not tell which orders it knows or what it was given to send, so that nobody is told that there are
   * none, nor asked for a second report; `null` where it does.
   */
  readonly readAgain: (() => void) | null;
};

/**
 * The orders that a transfer can be reported for: the person's own, and those that were opened on this device by their
 * links. Those that wait for money stand before those that were given up; else the newest first. Beside them those that
 * were reported, so that nobody looks for one of them in vain.
 */
export function useReportableOrders(): ReportableOrders {
  const person = usePerson();
  const userId = person?.id ?? null;
  const own = useQuery({ ...ownOrdersQuery, enabled: person !== null && mayBuy(person.role) });
  const known = useQuery({
    queryKey: sharedSlipKeys.knownOrders,
    queryFn: readKnownOrders,
    networkMode: 'always',
    staleTime: 0,
  });
  const { reading, entries, readAgain: readEntriesAgain } = useReportEntries();
  const ownTokens = new Set(own.data?.map(({ token }) => token));
  const tokens = (known.data ?? [])
    .filter((order) => (order.userId === null || order.userId === userId) && !ownTokens.has(order.token))
    .slice(-mostOpened)
    .map(({ token }) => token);
  const opened = useQueries({ queries: tokens.map((token) => orderQuery(token)) });

  const all = [...(own.data ?? []), ...opened.flatMap(({ data }) => data ?? [])];
  // Of several reports of an order the newest, which comes first, is the last to be put in.
  const onDevice = new Map(entries.toReversed().map((entry) => [entry.draft.subject.orderId, entry]));
  const standing = all
    .map((order) => ({ order, waiting: unansweredReport(onDevice.get(order.id) ?? null, order) }))
    .toSorted((a, b) => rank(a.order) - rank(b.order) || b.order.placedAt - a.order.placedAt);
  const orders = standing
    .filter(({ order, waiting }) => mayReportPayment(order) && !isOnItsWay(waiting))
    .map(({ order }) => order);
  const reported = standing.filter(
    ({ order, waiting }) => isPaymentChecked(order) || (mayReportPayment(order) && isOnItsWay(waiting)),
  );
  const waitsForDevice = reading === 'pending' || known.isPending;
  const waitsForShop = own.isLoading || opened.some(({ isLoading }) => isLoading);
  const readAgain = () => {
    void known.refetch();
    readEntriesAgain();
  };
  const waitsFor = waitsForDevice ? 'device' : waitsForShop ? 'shop' : null;
  return {
    orders,
    isNone: orders.length === 0 && waitsFor === null,
    reported,
    readAgain: known.isLoadingError || reading === 'error' ? readAgain : null,
    waitsFor,
  };
}

const isOnItsWay = (report: ReportEntry | null): boolean => report !== null && report.state !== 'failed';

const rank = ({ status }: Order): number => (status === 'cancelled' ? 1 : 0);
