import { askAgainAt } from '../../../src/domain/order/charge.ts';
import { refundsToAsk, scheduleRefundAsk } from '../../store/order/refunds.ts';
import type { AppParts } from '../appParts.ts';
import { sendRefund, settleRefundWord } from './refundPayment.ts';

/** The rest waits for the next minute. */
const atOnce = 50;

/** The word about a refund without an answer. An administrator looks at the provider's console and goes on by hand. */
const noAnswer = { kind: 'refused', reason: 'no_answer' } as const;

/** Asks the providers for every refund whose answer was lost, with the same key and growing pauses, for a week. */
export async function askOpenRefunds(parts: AppParts): Promise<void> {
  for (const refund of await refundsToAsk(parts.db, parts.clock(), atOnce)) {
    const next = askAgainAt({ sentAt: refund.startedAt, expiresAt: null }, refund.asks + 1, parts.clock());
    await scheduleRefundAsk(parts.db, refund.id, next);
    await sendRefund(parts, refund);
    if (next === null) await settleRefundWord(parts, refund.id, noAnswer);
  }
}
