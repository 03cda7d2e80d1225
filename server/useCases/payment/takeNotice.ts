import type { Notice, PaymentProvider } from '../../payments/paymentProvider.ts';
import type { Db } from '../../store/database/connection.ts';
import { transaction } from '../../store/database/transaction.ts';
import { attemptOfReference, findAttempt, hasNotice, insertNotice } from '../../store/order/attempts.ts';
import type { AppParts } from '../appParts.ts';

/** `ofNoCharge`: the shop has no such charge, so nothing is stored. */
type Taken = 'taken' | 'ofNoCharge' | 'forged';

/**
 * Takes a provider's notification once: a job asks the provider about the charge, so that the answer is fast. A
 * notification that only the provider can verify costs a call, which an unknown charge and a repeated event do not get.
 */
export async function takeNotice(
  { db, jobs, clock }: Pick<AppParts, 'db' | 'jobs' | 'clock'>,
  provider: PaymentProvider,
  notice: Notice,
): Promise<Taken> {
  const attemptId = await attemptOfNotice(db, provider, notice);
  if (attemptId === null) return 'ofNoCharge';
  if (notice.isGenuine) {
    if (await hasNotice(db, provider.name, notice.eventId)) return 'taken';
    if (!(await notice.isGenuine())) return 'forged';
  }
  await transaction(db, async (tx) => {
    const isNew = await insertNotice(tx, provider.name, notice.eventId, clock());
    if (isNew) await jobs.send('look-at-charge', { attemptId }, { tx, group: attemptId });
  });
  return 'taken';
}

/** The attempt that a notification is about, by its id or by the charge's reference; `null` if the shop has none. */
export async function attemptOfNotice(
  db: Db,
  { methods }: PaymentProvider,
  { attemptId, reference }: Notice,
): Promise<string | null> {
  if (attemptId !== null) return (await findAttempt(db, attemptId))?.id ?? null;
  return reference === undefined ? null : await attemptOfReference(db, methods, reference);
}
