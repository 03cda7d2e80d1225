import type { Database } from '../../../server/store/database/database.ts';
import { attemptsOf } from '../../../server/store/order/attempts.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { refundsOf } from '../../../server/store/order/refunds.ts';
import { reviewsOf } from '../../../server/store/order/reviews.ts';
import { hasMoney, isRunning } from '../../../src/domain/order/charge.ts';

/** Faults between an order and the money (satang of each payment) that the providers have for it. */
export async function auditOrder({ db, executeSql }: Database, orderId: string, money: readonly number[]) {
  const [attempts, reviews] = await Promise.all([attemptsOf(db, orderId), reviewsOf(db, orderId)]);
  const refunds = await refundsOf(db, orderId);
  const order = (await findOrder(db, orderId))?.order;
  if (!order) return ['the order is lost'];
  const grants = await executeSql(
    `select count(*)::int as n from access_grants where order_id = '${orderId}' and revoked_at is null`,
  );
  const settled = attempts.filter(({ state }) => state === 'settled').length;
  // A transfer is money by the word of the administrator who found it.
  const isTransfer = ({ provider }: (typeof attempts)[number]) => provider === null;
  const known = attempts.filter((attempt) => hasMoney(attempt) && !isTransfer(attempt)).length;
  const isPaidByTransfer = attempts.some((attempt) => attempt.state === 'settled' && isTransfer(attempt));
  const awaitsReport = order.status === 'pendingApproved' && settled === 0;
  const hasWaitingReport = order.reports.some(({ decision }) => decision === 'waiting');
  // The provider no longer answers. The desk lists the order until a person has looked at the provider.
  const left = attempts.filter(({ state, askAt }) => state === 'unknown' && askAt === null).length;
  const isApproved = order.status === 'approved';
  const hasReview = (attemptId: string) =>
    reviews.some((review) => review.attemptId === attemptId && review.state === 'open');
  const isAccepted = reviews.some(({ state }) => state === 'revived');
  const isPaidExactly = money.includes(order.total);
  const paidBack = (attemptId: string) =>
    refunds.filter((refund) => refund.attemptId === attemptId && refund.state === 'done').length;
  const wrong: readonly (readonly [isWrong: boolean, what: string])[] = [
    [settled > 1, `${settled} charges are kept`],
    [isApproved && settled !== 1, 'approved without a settled charge'],
    [!isApproved && settled > 0, `a settled charge, but the order is ${order.status}`],
    [hasWaitingReport && !awaitsReport && !order.underReview, 'a report waits, and no queue shows it'],
    [
      isApproved && !isPaidExactly && !isAccepted && !isPaidByTransfer,
      `approved, but the providers have ${JSON.stringify(money)}`,
    ],
    [known + left < money.length, `the providers have ${money.length} payments, the shop knows ${known}`],
    [known > money.length, `the shop believes in ${known} payments, the providers have ${money.length}`],
    [Number(grants.rows[0]?.n) !== (isApproved ? 1 : 0), `${grants.rows[0]?.n} grants, and ${order.status}`],
    [attempts.some(({ id, state }) => state === 'underReview' && !hasReview(id)), 'money without an open review'],
    [attempts.some(({ id, state }) => paidBack(id) !== (state === 'refunded' ? 1 : 0)), 'refunds and charges disagree'],
    [attempts.filter(isRunning).length > left, 'a charge has no outcome'],
    [refunds.some(({ state }) => state === 'open'), 'a refund has no outcome'],
  ];
  const seen = attempts.map(({ id, method, state, failure, providerReference, amount }) =>
    [id, method, state, failure, providerReference, amount].join(' '),
  );
  return wrong
    .filter(([isWrong]) => isWrong)
    .map(([, what]) => `${what} (total ${order.total}, ${order.status}; ${seen.join('; ')})`);
}
