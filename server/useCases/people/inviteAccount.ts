import { newPersonWireNames } from '../../../src/contract/administration/accounts.ts';
import { normaliseEmail } from '../../../src/domain/people/contactFormat.ts';
import { refuseNewPerson, type TypedNewPerson } from '../../../src/domain/people/deskPerson.ts';
import { mayBuy } from '../../../src/domain/people/identity.ts';
import { writtenText } from '../../../src/domain/writtenText.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import type { Tx } from '../../store/database/connection.ts';
import { insertAccount, isAddressOfSomebody } from '../../store/people/accounts.ts';
import { refuseOverLimit } from './refuseOverLimit.ts';

/** Makes an account without a password. The unique index decides between two of the same address. */
export async function makeInvitedAccount(
  tx: Tx,
  userId: string,
  typed: TypedNewPerson,
  now: number,
): Promise<Refusal | null> {
  const refused = refuseFields(refuseNewPerson(typed), (name) => newPersonWireNames[name]);
  if (refused !== null) return refused;
  const email = normaliseEmail(typed.email);
  if (await isAddressOfSomebody(tx, email)) return refuse('DUPLICATE_EMAIL');
  const overLimit = mayBuy(typed.role) ? await refuseOverLimit(tx, now) : null;
  if (overLimit !== null) return refuse(overLimit);
  const [firstName, lastName] = [writtenText(typed.firstName), writtenText(typed.lastName)];
  const person = { contactEmail: email, firstName, lastName };
  await insertAccount(
    tx,
    { userId, username: null, email, role: typed.role, passwordHash: null, link: null, person },
    now,
  );
  return null;
}
