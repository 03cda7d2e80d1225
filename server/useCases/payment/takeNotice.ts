import type { Notice, PaymentProvider } from '../../payments/paymentProvider.ts';
import { transaction } from '../../store/database/transaction.ts';
import { attemptOfReference, takeNotice as noteEvent } from '../../store/order/attempts.ts';
import type { AppParts } from '../appParts.ts';

/** Takes a provider's notification once: a job asks the provider about the charge, so that the answer is fast. */
export async function takeNotice(
  { db, jobs, clock }: Pick<AppParts, 'db' | 'jobs' | 'clock'>,
  { name, methods }: PaymentProvider,
  { eventId, attemptId: named, reference }: Notice,
): Promise<void> {
  await transaction(db, async (tx) => {
    const isNew = await noteEvent(tx, name, eventId, clock());
    if (!isNew) return;
    const attemptId = named ?? (reference === undefined ? null : await attemptOfReference(tx, methods, reference));
    if (attemptId !== null) await jobs.send('look-at-charge', { attemptId }, { tx });
  });
}
