import { confirmsErasure, papersKeptSince } from '../../../src/domain/people/erasure.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { forgetPress } from '../../store/database/deskPress.ts';
import { transaction } from '../../store/database/transaction.ts';
import { hasOtherAdministrator, lockAccount } from '../../store/people/deskPeople.ts';
import {
  eraseAccount,
  eraseAnswers,
  eraseBelongings,
  eraseMail,
  eraseUploads,
  type RemovedUpload,
} from '../../store/people/erasedPerson.ts';
import { eraseBuyer, erasedWithOldPapers, openOrderNumbers } from '../../store/people/ordersOfErased.ts';
import { findPerson } from '../../store/people/people.ts';
import { recordDeed } from '../../store/site/audit.ts';
import type { AppParts } from '../appParts.ts';

type Erasing = { readonly userId: string; readonly typed: string; readonly call: string };

/**
 * Erases a person's data; the papers of sales stay as long as the law keeps them. Refuses while an order is open
 * (ORDER_STILL_OPEN, with its numbers), for the last administrator, and without the confirmation.
 */
export async function erasePerson(
  tx: Tx,
  { jobs }: Pick<AppParts, 'jobs'>,
  { userId, typed, call }: Erasing,
  now: number,
): Promise<Refusal | null> {
  const hasOther = await hasOtherAdministrator(tx, userId);
  // From here, orders and other requests of this person wait, and then find the account blocked.
  const account = await lockAccount(tx, userId);
  const person = await findPerson(tx, userId);
  if (account === null || person === null) return refuse('NOT_FOUND');
  const name = `${person.firstName} ${person.lastName}`.trim();
  if (!confirmsErasure(typed, { email: person.email, name })) {
    return refuse('INPUT_ERROR', { fields: { confirmation: 'confirmation.differs' } });
  }
  if (account.role === 'administrator' && !hasOther) return refuse('LAST_ADMINISTRATOR');
  const open = await openOrderNumbers(tx, userId);
  if (open.length > 0) return refuse('ORDER_STILL_OPEN', { names: open.map((number) => `#${number}`) });

  await recordDeed(tx, { kind: 'users', subject: userId });
  await forgetPress(tx);
  const orderIds = await eraseBuyer(tx, userId, papersKeptSince(now));
  await eraseBelongings(tx, userId);
  const emails = [...new Set([person.email, account.email])];
  await eraseMail(tx, userId, emails);
  await eraseAnswers(tx, userId, { texts: [...emails, userId, ...orderIds], except: call });
  await eraseAccount(tx, userId, now);
  await removeFiles(tx, jobs, await eraseUploads(tx, userId, orderIds));
  return null;
}

/** Takes erased people out of the papers that the law keeps no longer. */
export async function eraseOldPapers({ db, jobs }: Pick<AppParts, 'db' | 'jobs'>, now: number): Promise<void> {
  const since = papersKeptSince(now);
  for (const userId of await erasedWithOldPapers(db, since)) {
    await transaction(db, async (tx) => {
      const orderIds = await eraseBuyer(tx, userId, since);
      await removeFiles(tx, jobs, await eraseUploads(tx, userId, orderIds));
    });
  }
}

async function removeFiles(tx: Tx, jobs: AppParts['jobs'], removed: readonly RemovedUpload[]): Promise<void> {
  for (const store of ['public', 'private'] as const) {
    const names = removed
      .filter((upload) => upload.store === store)
      .flatMap(({ name, displayName }) => (displayName === null ? [name] : [name, displayName]));
    if (names.length > 0) await jobs.send('remove-files', { store, names }, { tx });
  }
}
