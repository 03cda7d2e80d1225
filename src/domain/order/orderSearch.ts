import type { WaitingRefund } from './orderPayment.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { PaymentMethod } from './paymentMethod.ts';

/** Sequences of the desk's list. `queue`: the longest waiting report first, then the newest order. */
export const orderSorts = ['queue', 'newest', 'oldest', 'dearest', 'cheapest'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** A choice of orders at the desk; `null` is any. */
export type OrderFilter = {
  readonly status: OrderStatus | null;
  /** Only orders with money that awaits a decision, or with a payment that the provider has not answered. */
  readonly isUnderReview: boolean;
  readonly refund: WaitingRefund | null;
  readonly method: PaymentMethod | null;
  /** First and last day of ordering in Bangkok, `YYYY-MM-DD`. */
  readonly from: string | null;
  readonly to: string | null;
  /** Part of the number, the buyer's name or the e-mail; '' finds all. */
  readonly keyword: string;
  readonly sort: OrderSort;
};

/** The filter that finds all orders. */
export const everyOrder: OrderFilter = {
  status: null,
  isUnderReview: false,
  refund: null,
  method: null,
  from: null,
  to: null,
  keyword: '',
  sort: 'queue',
};

/** The most rows of one exported file. */
export const maxExportedOrders = 20_000;
