import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminMail, adminOrder, adminOrders } from '../../contract/administration.ts';
import type { OrderStatus } from '../../domain/orderStatus.ts';
import { callServer } from '../../platform/callServer.ts';

/** What the administrator looks for; `page` from 0. */
export type OrderSearch = {
  readonly status: OrderStatus | null;
  readonly keyword: string;
  readonly page: number;
  readonly pageSize: number;
};

/** The list is asked again so often while it is looked at, beside what the realtime connection tells. */
const lookAgainMs = 30_000;

export const adminOrdersQuery = ({ status, keyword, page, pageSize }: OrderSearch) =>
  queryOptions({
    queryKey: ['adminOrders', { status, keyword, page, pageSize }],
    queryFn: ({ signal }) =>
      callServer(
        adminOrders,
        {
          query: {
            ...(status === null ? {} : { status }),
            ...(keyword === '' ? {} : { keyword }),
            page: page + 1,
            pageSize,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
    staleTime: 5_000,
  });

export const adminOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['adminOrder', orderId],
    queryFn: ({ signal }) => callServer(adminOrder, { params: { orderId } }, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: 5_000,
  });

export const mailPageSize = 20;

export const adminMailQuery = (page: number) =>
  queryOptions({
    queryKey: ['adminMail', page],
    queryFn: ({ signal }) => callServer(adminMail, { query: { page: page + 1, pageSize: mailPageSize } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
    staleTime: 5_000,
  });
