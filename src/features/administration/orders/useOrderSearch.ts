import { type OrderStatus, orderStatuses } from '../../../domain/order/orderStatus.ts';
import { defaultPageSize, pageSizes } from '../../../domain/site/interfaceConstants.ts';
import { links } from '../../../ui/press/links.ts';
import type { OrderSearch } from '../administrationQueries.ts';
import { readPage, useSearchInAddress, writePage } from '../list/useSearchInAddress.ts';

/** How the status is spelled in the address. Orders that wait for a decision are the default. */
const everyStatus = 'all';
const waiting: OrderStatus = 'pendingApproved';
const underReview = 'review';

type OrdersInAddress = OrderSearch & { readonly orderId: string | null };

const spelling = {
  read: (params: URLSearchParams): OrdersInAddress => ({
    status: readStatus(params.get('status')),
    isUnderReview: params.get('status') === underReview,
    keyword: params.get('keyword') ?? '',
    page: readPage(params),
    pageSize: pageSizes.find((size) => size === Number(params.get('pageSize'))) ?? defaultPageSize,
    orderId: params.get('order'),
  }),
  write: ({ status, isUnderReview, keyword, page, pageSize, orderId }: OrdersInAddress) => ({
    status: isUnderReview ? underReview : status === waiting ? '' : (status ?? everyStatus),
    keyword,
    page: writePage(page),
    pageSize: pageSize === defaultPageSize ? '' : String(pageSize),
    order: orderId ?? '',
  }),
};

/** The search for orders, and the order that is open beside them, kept in the address. */
export function useOrderSearch() {
  const { search, ...address } = useSearchInAddress(spelling);
  return { search, orderId: search.orderId, isWaitingList: search.status === waiting, ...address };
}

/** Where all orders of a search stand, with one of them beside it where there is room. */
export const addressOfOrders = (keyword: string, orderId: string): string =>
  `${links.adminOrders()}?${new URLSearchParams({ status: everyStatus, keyword, order: orderId })}`;

const readStatus = (written: string | null): OrderStatus | null => {
  if (written === null) return waiting;
  return orderStatuses.find((status) => status === written) ?? null;
};
