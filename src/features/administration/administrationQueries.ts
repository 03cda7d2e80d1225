import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminMail, adminOrder, adminOrders, exactMatches } from '../../contract/administration/administration.ts';
import { orderCare } from '../../contract/administration/orderCare.ts';
import { orderPaymentsCall } from '../../contract/administration/orderPayments.ts';
import { shopFigures } from '../../contract/administration/shopFigures.ts';
import { bookstoreSending } from '../../contract/order/bookstore.ts';
import { adminBuyer } from '../../contract/people/registeredPerson.ts';
import type { OrderFilter } from '../../domain/order/orderSearch.ts';
import type { FigureStep } from '../../domain/order/salesFigures.ts';
import type { MailDelivery } from '../../domain/site/mailDelivery.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { administrationKeys } from './administrationKeys.ts';

/** A search for orders; pages are counted from 0. */
export type OrderSearch = OrderFilter & { readonly page: number; readonly pageSize: number };

/** A filter's query on the wire. */
export const filterQuery = ({ isUnderReview, refund, status, method, from, to, keyword, sort }: OrderFilter) => ({
  ...(status === null ? {} : { status }),
  ...(isUnderReview ? { review: 'open' as const } : {}),
  ...(refund === null ? {} : { refund }),
  ...(method === null ? {} : { method }),
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
  ...(keyword === '' ? {} : { keyword }),
  ...(sort === 'queue' ? {} : { sort }),
});

/** Polling interval of an open list, beside realtime events. */
const lookAgainMs = 30_000;

export const adminOrdersQuery = ({ page, pageSize, ...filter }: OrderSearch) =>
  queryOptions({
    queryKey: administrationKeys.orderList({ ...filterQuery(filter), page, pageSize }),
    queryFn: ({ signal }) =>
      callServer(adminOrders, { query: { ...filterQuery(filter), page: page + 1, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
    staleTime: 5_000,
  });

/** Waiting reports that match exactly, the longest waiting first. */
export const exactMatchesQuery = () =>
  queryOptions({
    queryKey: administrationKeys.exactMatches(),
    queryFn: ({ signal }) => callServer(exactMatches, {}, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: 5_000,
  });

export const adminOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: administrationKeys.order(orderId),
    queryFn: ({ signal }) => callServer(adminOrder, { params: { orderId } }, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: 5_000,
  });

export const shopFiguresQuery = (step: FigureStep) =>
  queryOptions({
    queryKey: administrationKeys.figures(step),
    queryFn: ({ signal }) => callServer(shopFigures, { query: { step } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** The desk's notes and the parcel of an order. */
export const orderCareQuery = (orderId: string) =>
  queryOptions({
    queryKey: administrationKeys.care(orderId),
    queryFn: ({ signal }) => callServer(orderCare, { params: { orderId } }, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: 5_000,
  });

/** The money that came in for an order, and the attempts without money. */
export const orderPaymentsQuery = (orderId: string) =>
  queryOptions({
    queryKey: administrationKeys.payments(orderId),
    queryFn: ({ signal }) => callServer(orderPaymentsCall, { params: { orderId } }, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: 5_000,
  });

/** Given once at registration, so it is fetched once per opened order. */
export const adminBuyerQuery = (orderId: string) =>
  queryOptions({
    queryKey: administrationKeys.buyer(orderId),
    queryFn: ({ signal }) => callServer(adminBuyer, { params: { orderId } }, { signal }),
    staleTime: 60_000,
  });

/** The state of sending an order to the bookstore; `null` if it is not sent there. */
export const bookstoreSendingQuery = (orderId: string) =>
  queryOptions({
    queryKey: administrationKeys.bookstore(orderId),
    queryFn: ({ signal }) => callServer(bookstoreSending, { params: { orderId } }, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: 5_000,
  });

export const mailPageSize = 20;

/** A choice of the shop's e-mails; pages are counted from 0. */
export type MailSearch = { readonly delivery: MailDelivery | null; readonly page: number };

export const adminMailQuery = ({ delivery, page }: MailSearch) =>
  queryOptions({
    queryKey: administrationKeys.mailPage({ delivery, page }),
    queryFn: ({ signal }) => {
      const query = { ...(delivery !== null && { delivery }), page: page + 1, pageSize: mailPageSize };
      return callServer(adminMail, { query }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
    staleTime: 5_000,
  });
