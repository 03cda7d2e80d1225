import type { PaymentProvider, Webhook } from '../../payments/paymentProvider.ts';
import type { Db } from '../../store/database/connection.ts';
import { transaction } from '../../store/database/transaction.ts';
import { attemptOfReference, findAttempt, hasWebhook, insertWebhook } from '../../store/order/attempts.ts';
import type { AppParts } from '../appParts.ts';

/** `ofNoCharge`: the shop has no such charge, so nothing is stored. `replay`: the event was taken before. */
type Taken = 'taken' | 'replay' | 'ofNoCharge' | 'forged';

/**
 * Takes a provider's notification once: a job asks the provider about the charge, so that the answer is fast. A
 * notification that only the provider can verify costs a call, which an unknown charge and a repeated event do not get.
 */
export async function takeWebhook(
  { db, jobs, clock }: Pick<AppParts, 'db' | 'jobs' | 'clock'>,
  provider: PaymentProvider,
  webhook: Webhook,
): Promise<Taken> {
  const attemptId = await attemptOfWebhook(db, provider, webhook);
  if (attemptId === null) return 'ofNoCharge';
  if (webhook.isGenuine) {
    if (await hasWebhook(db, provider.name, webhook.eventId)) return 'replay';
    if (!(await webhook.isGenuine())) return 'forged';
  }
  return await transaction(db, async (tx) => {
    if (!(await insertWebhook(tx, provider.name, webhook.eventId, clock()))) return 'replay';
    const look = { attemptId, ...(webhook.claimsPaid && { claimedBy: provider.name }) };
    await jobs.send('look-at-charge', look, { tx, group: attemptId });
    return 'taken';
  });
}

/** The attempt that a notification is about, by its id or by the charge's reference; `null` if the shop has none. */
export async function attemptOfWebhook(
  db: Db,
  { name }: PaymentProvider,
  { attemptId, reference }: Webhook,
): Promise<string | null> {
  if (attemptId !== null) return (await findAttempt(db, attemptId))?.id ?? null;
  return reference === undefined ? null : await attemptOfReference(db, name, reference);
}
