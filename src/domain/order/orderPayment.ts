import type { Currency } from '../pricing/currency.ts';
import type { EpochMs } from '../time.ts';
import type { ChargeFailure, ChargeState } from './charge.ts';
import { mayMove, type OrderStatus } from './orderStatus.ts';
import type { PaymentMethod } from './paymentMethod.ts';

/** `provider`: by a call, the way the money came. `hand`: by a transfer of the shop. */
export const refundWays = ['provider', 'hand'] as const;
export type RefundWay = (typeof refundWays)[number];

/** `open`: the provider has not answered yet and is asked again. */
export const refundStates = ['open', 'done', 'refused'] as const;

/** Refunds that are work for the desk: under way, or refused and not made in another way. */
export const waitingRefunds = ['open', 'refused'] as const;
export type WaitingRefund = (typeof waitingRefunds)[number];

/** A refund of a whole payment. */
export type PaymentRefund = {
  readonly way: RefundWay;
  readonly state: (typeof refundStates)[number];
  readonly startedAt: EpochMs;
  /** For the shop, such as account and reference of a transfer; the buyer does not read it. */
  readonly note: string | null;
  /** The refund's reference at the provider. */
  readonly reference: string | null;
  /** The provider's code of a refusal. */
  readonly refusal: string | null;
};

/** Money that came in for an order, as an administrator sees it. */
export type OrderPayment = {
  readonly id: string;
  readonly method: PaymentMethod;
  /** The received amount in minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly paidAt: EpochMs;
  /** The charge at the provider. */
  readonly reference: string | null;
  /** The money pays for its order; other money is spare. */
  readonly isOwn: boolean;
  /** An administrator has to decide about it. */
  readonly isReviewed: boolean;
  readonly refundsByCall: boolean;
  /** The last refund. */
  readonly refund: PaymentRefund | null;
};

/** States of an attempt that brought no money so far. */
export const moneylessStates = ['open', 'unknown', 'declined'] as const satisfies readonly ChargeState[];

/** An attempt to pay that brought no money so far, as an administrator sees it. Minor units. */
export type MoneylessAttempt = {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly currency: Currency;
  readonly state: (typeof moneylessStates)[number];
  readonly startedAt: EpochMs;
  /** Why the provider declined; `null` for the others. */
  readonly failure: ChargeFailure | null;
  /** The charge at the provider; `null` before its answer. */
  readonly reference: string | null;
};

type Standing = Pick<OrderPayment, 'id' | 'isOwn' | 'isReviewed' | 'refund'>;

/** Whether the shop has the money and pays nothing back. */
const isHeld = ({ refund }: Pick<Standing, 'refund'>): boolean => refund === null || refund.state === 'refused';

/** Whether an administrator may accept the money, which approves the order. An order has one payment of its own. */
export function mayAcceptPayment(status: OrderStatus, payment: Standing, all: readonly Standing[]): boolean {
  // A reviewed payment of the order itself went back at its provider.
  if (!isHeld(payment) || payment.isOwn === payment.isReviewed) return false;
  const isTaken = all.some((other) => other.id !== payment.id && other.isOwn);
  return !isTaken && (status === 'notYetReceived' || mayMove(status, 'approved', 'administrator'));
}

/** Whether the money may be paid back now. The provider may be asked for an open refund again. */
export const mayRefundPayment = ({ refund }: Pick<Standing, 'refund'>, way: RefundWay): boolean =>
  refund === null || refund.state === 'refused' || (refund.state === 'open' && way === 'provider');

/** The order's next status once a payment was paid back; `null`: it stays. */
export const statusAfterRefund = (status: OrderStatus, { isOwn }: Pick<Standing, 'isOwn'>): 'refunded' | null =>
  isOwn && mayMove(status, 'refunded', 'administrator') ? 'refunded' : null;
