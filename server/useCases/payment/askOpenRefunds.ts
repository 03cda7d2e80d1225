import { askAgainAt } from '../../../src/domain/order/charge.ts';
import { refundsToAsk, type StoredRefund, scheduleRefundAsk } from '../../store/order/refunds.ts';
import type { AppParts } from '../appParts.ts';
import { sendRefund, settleRefundWord } from './refundPayment.ts';

/** The rest waits for the next minute. */
const atOnce = 20;

/** The word about a refund without an answer. An administrator looks at the provider's console and goes on by hand. */
const noAnswer = { kind: 'refused', reason: 'no_answer' } as const;

/**
 * Asks the providers for every refund whose answer was lost, with the same key and growing pauses, for a week. Refunds are
 * asked for side by side, so that a silent provider delays no other; errors are thrown at the end.
 */
export async function askOpenRefunds(parts: AppParts): Promise<void> {
  const refunds = await refundsToAsk(parts.db, parts.clock(), atOnce);
  const asked = await Promise.allSettled(refunds.map((refund) => askOne(parts, refund)));
  const errors = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} refunds could not be asked for`);
}

async function askOne(parts: AppParts, refund: StoredRefund): Promise<void> {
  const next = askAgainAt({ sentAt: refund.startedAt, expiresAt: null }, refund.asks + 1, parts.clock());
  await scheduleRefundAsk(parts.db, refund.id, next);
  await sendRefund(parts, refund);
  if (next === null) await settleRefundWord(parts, refund.id, noAnswer);
}
