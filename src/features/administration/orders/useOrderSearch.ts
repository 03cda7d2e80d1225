import { useSearchParams } from 'react-router-dom';
import { type OrderStatus, orderStatuses } from '../../../domain/order/orderStatus.ts';
import { defaultPageSize, pageSizes } from '../../../domain/site/interfaceConstants.ts';
import { links } from '../../../ui/press/links.ts';
import type { OrderSearch } from '../administrationQueries.ts';

/** In the address: what waits is looked for when nothing else is said. */
const everyStatus = 'all';
const waiting: OrderStatus = 'pendingApproved';
const underReview = 'review';

type SearchChanges = Partial<OrderSearch> & { readonly orderId?: string | null };

/** What is looked for and which order is open beside it, kept in the address. */
export function useOrderSearch() {
  const [params, setParams] = useSearchParams();
  const search: OrderSearch = {
    status: readStatus(params.get('status')),
    isUnderReview: params.get('status') === underReview,
    keyword: params.get('keyword') ?? '',
    page: Math.max(0, Math.trunc(Number(params.get('page') ?? 1)) - 1) || 0,
    pageSize: pageSizes.find((size) => size === Number(params.get('pageSize'))) ?? defaultPageSize,
  };
  const orderId = params.get('order');

  const paramsWith = (changes: SearchChanges): URLSearchParams => {
    const next = { ...search, orderId, ...changes };
    const written = {
      status: next.isUnderReview ? underReview : next.status === waiting ? '' : (next.status ?? everyStatus),
      keyword: next.keyword,
      page: next.page === 0 ? '' : String(next.page + 1),
      pageSize: next.pageSize === defaultPageSize ? '' : String(next.pageSize),
      order: next.orderId ?? '',
    };
    return new URLSearchParams(Object.entries(written).filter(([, value]) => value !== ''));
  };
  return {
    search,
    orderId,
    isWaitingList: search.status === waiting,
    change: (changes: SearchChanges) => setParams(paramsWith(changes), { replace: true }),
    addressWith: (changes: SearchChanges) => `?${paramsWith(changes)}`,
  };
}

/** Where all orders of a search stand, with one of them beside it where there is room. */
export const addressOfOrders = (keyword: string, orderId: string): string =>
  `${links.adminOrders()}?${new URLSearchParams({ status: everyStatus, keyword, order: orderId })}`;

const readStatus = (written: string | null): OrderStatus | null => {
  if (written === null) return waiting;
  return orderStatuses.find((status) => status === written) ?? null;
};
