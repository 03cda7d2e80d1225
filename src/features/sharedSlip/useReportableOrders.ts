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

/** Limit of the orders opened by link that are fetched. */
const mostOpened = 10;

/** A reported order: its report on this device, or `null` if the server has it. */
export type ReportedOrder = { readonly order: Order; readonly waiting: ReportEntry | null };

type ReportableOrders = {
  readonly orders: readonly Order[];
  /** Orders that are reported already. */
  readonly reported: readonly ReportedOrder[];
  /** No order can be chosen, and no pending answer may bring one. */
  readonly isNone: boolean;
  /** The pending answer that may still bring an order. */
  readonly waitsFor: 'device' | 'shop' | null;
  /**
   * Retries reading orders and outbox, so that the page claims neither "no orders" nor asks for a second report; `null`
   * if they were read.
   */
  readonly readAgain: (() => void) | null;
};

/**
 * The orders that can be reported: the person's own, and those opened on this device by link. Unpaid ones come before
 * cancelled ones, then newest first. Reported orders are listed beside them.
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
  // Entries are newest first, so the newest report of an order is set last.
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
