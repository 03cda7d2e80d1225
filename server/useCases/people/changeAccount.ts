import type { GivenRole } from '../../../src/domain/people/deskPerson.ts';
import type { Role } from '../../../src/domain/people/identity.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { deleteSessionsOf, writeBlocked, writeRole } from '../../store/people/accounts.ts';
import { hasOtherAdministrator, lockAccount } from '../../store/people/deskPeople.ts';

/** Gives a role and ends the sessions. Refuses if the role is not `from` any more, or of the last administrator. */
export async function changeRole(
  tx: Tx,
  userId: string,
  { role, from }: { readonly role: GivenRole; readonly from: Role },
  now: number,
): Promise<Refusal | null> {
  const hasOther = await hasOtherAdministrator(tx, userId);
  const account = await lockAccount(tx, userId);
  if (account === null) return refuse('NOT_FOUND');
  if (account.role !== from) return refuse('CHANGED_MEANWHILE');
  if (account.role === role) return null;
  if (account.role === 'administrator' && !hasOther) return refuse('LAST_ADMINISTRATOR');
  await writeRole(tx, userId, role, now);
  await deleteSessionsOf(tx, userId);
  return null;
}

/** Blocks or unblocks an account, but not the last administrator. Sessions stay without rights. */
export async function changeBlocked(tx: Tx, userId: string, isBlocked: boolean, now: number): Promise<Refusal | null> {
  const hasOther = await hasOtherAdministrator(tx, userId);
  const account = await lockAccount(tx, userId);
  if (account === null) return refuse('NOT_FOUND');
  if (account.isBlocked === isBlocked) return null;
  if (isBlocked && account.role === 'administrator' && !hasOther) return refuse('LAST_ADMINISTRATOR');
  await writeBlocked(tx, userId, isBlocked, now);
  return null;
}
