import type { Notice, PaymentProvider } from '../../payments/paymentProvider.ts';
import { transaction } from '../../store/database/transaction.ts';
import { takeNotice as noteEvent } from '../../store/order/attempts.ts';
import type { AppParts } from '../appParts.ts';

/** Takes a provider's notification once: a job asks the provider about the charge, so that the answer is fast. */
export async function takeNotice(
  { db, jobs, clock }: Pick<AppParts, 'db' | 'jobs' | 'clock'>,
  { name }: PaymentProvider,
  { eventId, attemptId }: Notice,
): Promise<void> {
  await transaction(db, async (tx) => {
    const isNew = await noteEvent(tx, name, eventId, clock());
    if (isNew && attemptId !== null) await jobs.send('look-at-charge', { attemptId }, { tx });
  });
}
