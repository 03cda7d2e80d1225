import type { ChargeState } from './charge.ts';
import type { PaymentRefund } from './orderPayment.ts';

/** The states that an attempt may change to. Money that came never becomes an attempt without money again. */
export const chargeTransitions: Readonly<Record<ChargeState, readonly ChargeState[]>> = {
  open: ['unknown', 'settled', 'declined', 'underReview'],
  unknown: ['open', 'settled', 'declined', 'underReview'],
  // A declined charge may come to money after all, or stay without an answer.
  declined: ['unknown', 'settled', 'underReview'],
  // A further payment begins under review.
  underReview: ['underReview', 'settled', 'refunded'],
  settled: ['refunded'],
  refunded: [],
};

type RefundState = PaymentRefund['state'];

/** The states that a refund may change to. The success of a request counts after the refusal of a crossing one. */
export const refundTransitions: Readonly<Record<RefundState, readonly RefundState[]>> = {
  open: ['done', 'refused'],
  refused: ['done'],
  done: [],
};

/** The states that may change to this one. */
export const statesBefore = <State extends string>(
  transitions: Readonly<Record<State, readonly State[]>>,
  to: State,
): State[] =>
  // The keys of a literal.
  (Object.keys(transitions) as State[]).filter((from) => transitions[from].includes(to));
