import type { Reply } from '../http/answer.ts';

/** A payment on a page of the provider. Amounts are satang, times are milliseconds of the epoch. */
export type HostedPayment = {
  readonly id: string;
  /** The shop's own reference. */
  readonly reference: string;
  readonly amount: number;
  readonly about: string;
  /** The browser goes back to these addresses of the shop. */
  readonly successUrl: string;
  readonly failureUrl: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  state: HostedState;
  paidAmount: number | null;
};

export type HostedState = 'pending' | 'successful' | 'expired';

/** All payments by id, in the order of creation. */
export type Payments = Map<string, HostedPayment>;

/** Whether the payment could take this outcome. Resolves after the first attempt of its notification. */
export type Settle = (payment: HostedPayment, state: HostedState, paidAmount?: number) => Promise<boolean>;

/** A notification to the shop. */
export type Notice = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

/** The parts of a payment that the shop names. */
export type Terms = Omit<HostedPayment, 'id' | 'createdAt' | 'state' | 'paidAmount'>;

/** The answer of the provider's API about a payment. */
export type Describe = (payment: HostedPayment) => Reply;

/** The address of the page of a payment. */
export const pageOf = (name: string, id: string): string => `/${name}/pages/pay/${id}`;

/** Whether the payment could take this outcome: a paid one takes none, an expired one only late money. */
export function take(payment: HostedPayment, state: HostedState, paidAmount = payment.amount): boolean {
  if (payment.state === 'successful' || payment.state === state) return false;
  payment.state = state;
  if (state === 'successful') payment.paidAmount = paidAmount;
  return true;
}
