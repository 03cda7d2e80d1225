import type { Notice, PaymentProvider } from '../../payments/paymentProvider.ts';
import type { Db } from '../../store/database/connection.ts';
import { transaction } from '../../store/database/transaction.ts';
import { attemptOfReference, insertNotice } from '../../store/order/attempts.ts';
import type { AppParts } from '../appParts.ts';

/** Takes a provider's notification once: a job asks the provider about the charge, so that the answer is fast. */
export async function takeNotice(
  { db, jobs, clock }: Pick<AppParts, 'db' | 'jobs' | 'clock'>,
  provider: PaymentProvider,
  notice: Notice,
): Promise<void> {
  await transaction(db, async (tx) => {
    const isNew = await insertNotice(tx, provider.name, notice.eventId, clock());
    if (!isNew) return;
    const attemptId = await attemptOfNotice(tx, provider, notice);
    if (attemptId !== null) await jobs.send('look-at-charge', { attemptId }, { tx, group: attemptId });
  });
}

/** The attempt that a notification is about, by its id or by the charge's reference; `null` if the shop has none. */
export async function attemptOfNotice(
  db: Db,
  { methods }: PaymentProvider,
  { attemptId, reference }: Notice,
): Promise<string | null> {
  return attemptId ?? (reference === undefined ? null : await attemptOfReference(db, methods, reference));
}
