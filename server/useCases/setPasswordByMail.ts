import type { NewPassword } from '../../src/contract/setPassword.ts';
import type { Person } from '../../src/domain/identity.ts';
import { type Refusal, refuse } from '../http/failure.ts';
import type { CallContext } from '../http/handle.ts';
import { findPerson, signInByContact } from '../store/people.ts';
import { endSession, isSomebodyElse, openSession } from './browserSession.ts';
import { madeUpDomain } from './registerStudent.ts';
import { forgetTriesOf } from './signInTries.ts';

/**
 * Sets a password by a mailed link. A buyer without an account is signed in by it and answered, in the place of whoever else
 * is here; `null` for a member, who has a username to sign in with. Refuses with OTHER_USER, taking nothing, where a buyer
 * would replace somebody who is not to be replaced.
 */
export async function setPasswordByMail(
  context: CallContext,
  { token, password, replacesSession }: NewPassword,
): Promise<Person | Refusal | null> {
  const { parts, caller, now } = context;
  if (!replacesSession && (await wouldReplace(context, token))) return refuse('OTHER_USER');
  const signedInAs = caller.kind === 'person' ? caller.userId : null;
  const changed = await parts.identity.finishPasswordReset(token, password, signedInAs);
  if (changed.kind === 'refused') return refuse(changed.code);
  await signInByContact(parts.db, changed.userId, madeUpDomain, now);
  const person = await findPerson(parts.db, changed.userId);
  await forgetTriesOf(context, changed.userId, [person?.username ?? null, person?.email ?? null]);
  if (!signsInByLink(person)) return null;
  if (isSomebodyElse(context, person.id)) await endSession(context);
  // Its own sessions have ended with the former password, also the one that may be here.
  await openSession(context, person.id);
  return person;
}

async function wouldReplace(context: CallContext, token: string): Promise<boolean> {
  const userId = await context.parts.identity.whosePasswordLink(token);
  if (userId === null || !isSomebodyElse(context, userId)) return false;
  return signsInByLink(await findPerson(context.parts.db, userId));
}

const signsInByLink = (person: Person | null): person is Person => person?.role === 'nonMember';
