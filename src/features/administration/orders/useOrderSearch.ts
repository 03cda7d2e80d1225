import { useSearchParams } from 'react-router-dom';
import { waitingRefunds } from '../../../domain/order/orderPayment.ts';
import { type OrderFilter, orderSorts } from '../../../domain/order/orderSearch.ts';
import { type OrderStatus, orderStatuses } from '../../../domain/order/orderStatus.ts';
import { paymentMethods } from '../../../domain/order/paymentMethod.ts';
import { defaultPageSize, pageSizes } from '../../../domain/site/interfaceConstants.ts';
import { readEntry } from '../../../domain/typedEntry.ts';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import type { OrderSearch } from '../administrationQueries.ts';
import { readPage, useSearchInAddress, writePage } from '../list/useSearchInAddress.ts';

/** Values of the status filter in the address. Pending orders are the default. */
const everyStatus = 'all';
const waiting: OrderStatus = 'pendingApproved';
const underReview = 'review';

/** The part of a search that can be saved under a name. */
export type SavableFilter = Omit<OrderFilter, 'keyword'>;

export const writeFilter = ({ status, isUnderReview, refund, method, from, to, sort }: SavableFilter) => ({
  status: isUnderReview ? underReview : status === waiting || refund !== null ? '' : (status ?? everyStatus),
  refund: refund ?? '',
  method: method ?? '',
  from: from ?? '',
  to: to ?? '',
  sort: sort === 'queue' ? '' : sort,
});

export const readFilter = (params: URLSearchParams): SavableFilter => ({
  ...readState(params),
  method: paymentMethods.find((method) => method === params.get('method')) ?? null,
  from: readDay(params.get('from')),
  to: readDay(params.get('to')),
  sort: orderSorts.find((sort) => sort === params.get('sort')) ?? 'queue',
});

type OrdersInAddress = OrderSearch & { readonly orderId: string | null };

const spelling = {
  read: (params: URLSearchParams): OrdersInAddress => ({
    ...readFilter(params),
    keyword: params.get('keyword') ?? '',
    page: readPage(params),
    pageSize: pageSizes.find((size) => size === Number(params.get('pageSize'))) ?? defaultPageSize,
    orderId: params.get('order'),
  }),
  write: ({ keyword, page, pageSize, orderId, ...filter }: OrdersInAddress) => ({
    ...writeFilter(filter),
    keyword,
    page: writePage(page),
    pageSize: pageSize === defaultPageSize ? '' : String(pageSize),
    order: orderId ?? '',
  }),
};

/** The order search and the order beside it, stored in the address. */
export function useOrderSearch() {
  const { search, ...address } = useSearchInAddress(spelling);
  const isExact = useSearchParams()[0].get('view') === 'exact';
  return { search, isExact, orderId: search.orderId, isWaitingList: search.status === waiting, ...address };
}

/** Address of the exact matches, a view of the orders. */
export const exactMatchesAddress = (): string => `${deskLinks.orders()}?view=exact`;

/** Address of a search for orders, with one of them open if there is room. */
export const addressOfOrders = (keyword: string, orderId: string): string =>
  `${deskLinks.orders()}?${new URLSearchParams({ status: everyStatus, keyword, order: orderId })}`;

const readDay = (written: string | null): string | null =>
  written !== null && readEntry(written, 'date') === written ? written : null;

/** Status, open review and refund exclude each other. */
function readState(params: URLSearchParams): Pick<SavableFilter, 'status' | 'isUnderReview' | 'refund'> {
  const refund = waitingRefunds.find((state) => state === params.get('refund')) ?? null;
  if (refund !== null) return { status: null, isUnderReview: false, refund };
  const status = params.get('status');
  return { status: readStatus(status), isUnderReview: status === underReview, refund };
}

const readStatus = (written: string | null): OrderStatus | null => {
  if (written === null) return waiting;
  return orderStatuses.find((status) => status === written) ?? null;
};
