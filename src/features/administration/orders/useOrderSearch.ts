import { type OrderStatus, orderStatuses } from '../../../domain/order/orderStatus.ts';
import { defaultPageSize, pageSizes } from '../../../domain/site/interfaceConstants.ts';
import { links } from '../../../ui/press/links.ts';
import type { OrderSearch } from '../administrationQueries.ts';
import { readPage, useSearchInAddress, writePage } from '../list/useSearchInAddress.ts';

/** Values of the status filter in the address. Pending orders are the default. */
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

/** The order search and the order beside it, stored in the address. */
export function useOrderSearch() {
  const { search, ...address } = useSearchInAddress(spelling);
  return { search, orderId: search.orderId, isWaitingList: search.status === waiting, ...address };
}

/** Address of a search for orders, with one of them open if there is room. */
export const addressOfOrders = (keyword: string, orderId: string): string =>
  `${links.adminOrders()}?${new URLSearchParams({ status: everyStatus, keyword, order: orderId })}`;

const readStatus = (written: string | null): OrderStatus | null => {
  if (written === null) return waiting;
  return orderStatuses.find((status) => status === written) ?? null;
};
