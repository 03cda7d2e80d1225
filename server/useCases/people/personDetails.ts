import { detailsWireNames } from '../../../src/contract/administration/accounts.ts';
import { answersWireField } from '../../../src/contract/people/registration.ts';
import { normaliseEmail } from '../../../src/domain/people/contactFormat.ts';
import {
  answersAfterEdit,
  type PersonDetails,
  refuseEditedAnswers,
  refusePersonDetails,
  typedAnswers,
} from '../../../src/domain/people/personDetails.ts';
import { normaliseContact } from '../../../src/domain/people/registration.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { faultyFields } from '../../base/refuseFields.ts';
import type { Db, Tx } from '../../store/database/connection.ts';
import { bodyHashOf } from '../../store/database/onceByKey.ts';
import { isAddressOfSomebody } from '../../store/people/accounts.ts';
import { readCustomLabels } from '../../store/people/customLabels.ts';
import { lockAccount } from '../../store/people/deskPeople.ts';
import { findRegistered, writeContact } from '../../store/people/people.ts';
import { type EditedAddress, findDetails, writeEmail, writeGroupAndAnswers } from '../../store/people/personDetails.ts';
import { holdGroup } from '../../store/people/userGroups.ts';
import { madeUpDomain } from './registerStudent.ts';

/** A person's details with their revision; `null` without such a person. */
export async function readDetails(db: Db, userId: string) {
  const found = await findDetails(db, userId);
  const registered = await findRegistered(db, userId);
  if (found === null || registered === null) return null;
  const { isEmailProved, ...stored } = found;
  const details: PersonDetails = {
    ...stored,
    answers: typedAnswers(registered.answers.filter(({ type }) => type !== 'image')),
  };
  return { details, detailsRevision: bodyHashOf(details), isEmailProved, registered };
}

/**
 * Changes a person's details. A new e-mail is unproved, and links that were mailed before it are void. Refuses another
 * account's e-mail (DUPLICATE_EMAIL), and a revision that is not the stored one.
 */
export async function changeDetails(
  tx: Tx,
  userId: string,
  { revision, ...typed }: PersonDetails & { readonly revision: string },
  now: number,
): Promise<Refusal | null> {
  const account = await lockAccount(tx, userId);
  const stored = await readDetails(tx, userId);
  if (account === null || stored === null) return refuse('NOT_FOUND');
  const labels = await readCustomLabels(tx);
  const refused = {
    ...faultyFields(refusePersonDetails(typed), (name) => detailsWireNames[name]),
    ...faultyFields(refuseEditedAnswers(labels, typed.answers), (id) => `${answersWireField}.${id}`),
  };
  if (Object.keys(refused).length > 0) return refuse('INPUT_ERROR', { fields: refused });
  if (stored.detailsRevision !== revision) return refuse('CHANGED_MEANWHILE');
  if (typed.groupId !== null && !(await holdGroup(tx, typed.groupId))) return refuse('NOT_FOUND');

  const email = normaliseEmail(typed.email);
  if (email !== stored.details.email) {
    if (email !== account.email && (await isAddressOfSomebody(tx, email))) return refuse('DUPLICATE_EMAIL');
    // A guest whose address was another's keeps the made-up one until they prove the new one.
    const address: EditedAddress = { email, signsIn: !account.email.endsWith(madeUpDomain) };
    await writeEmail(tx, userId, address, now);
  }
  await writeContact(tx, userId, normaliseContact(typed), now);
  const answers = answersAfterEdit(labels, stored.registered.answers, typed.answers);
  await writeGroupAndAnswers(tx, userId, { groupId: typed.groupId, answers });
  return null;
}
