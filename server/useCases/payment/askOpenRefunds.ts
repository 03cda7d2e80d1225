import { askAgainAt } from '../../../src/domain/order/charge.ts';
import { refundsToAsk, scheduleRefundAsk } from '../../store/order/refunds.ts';
import type { AppParts } from '../appParts.ts';
import { sendRefund } from './refundPayment.ts';

/** The rest waits for the next minute. */
const atOnce = 50;

/** Asks the providers for every refund whose answer was lost, with the same key and growing pauses. */
export async function askOpenRefunds(parts: AppParts): Promise<void> {
  for (const refund of await refundsToAsk(parts.db, parts.clock(), atOnce)) {
    const next = askAgainAt({ sentAt: refund.startedAt, expiresAt: null }, refund.asks + 1, parts.clock());
    await scheduleRefundAsk(parts.db, refund.id, next);
    await sendRefund(parts, refund);
  }
}
