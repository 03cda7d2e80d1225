import type { NewPassword } from '../../../src/contract/people/setPassword.ts';
import type { Person } from '../../../src/domain/people/identity.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { MailedFor } from '../../identity/identity.ts';
import { findPerson, signInByContact } from '../../store/people/people.ts';
import type { CallContext } from '../callContext.ts';
import { closeSession, isSomebodyElse, openSession } from './browserSession.ts';
import { madeUpDomain } from './registerStudent.ts';
import { forgetTriesOf } from './signInTries.ts';

/**
 * Sets a password by a mailed link. A guest is signed in and answered, replacing others; `null` for a member, who signs
 * in by username. Refuses without using it up: OTHER_USER if somebody else must stay, LINK_EXPIRED if taken.
 */
export async function setPasswordByMail(
  context: CallContext,
  { token, password, replacesSession }: NewPassword,
): Promise<Person | Refusal | null> {
  const { parts, caller, now } = context;
  const replacing = replacesSession ? null : await wouldReplace(context, token);
  // An expired link replaces nobody.
  if (replacing !== null) return refuse(replacing.isTaken ? 'LINK_EXPIRED' : 'OTHER_USER');
  const signedInAs = caller.kind === 'person' ? caller.userId : null;
  const changed = await parts.identity.finishPasswordReset(token, password, signedInAs);
  if (changed.kind === 'refused') return refuse(changed.code);
  await signInByContact(parts.db, changed.userId, madeUpDomain, now);
  const person = await findPerson(parts.db, changed.userId);
  await forgetTriesOf(context, changed.userId, [person?.username ?? null, person?.email ?? null]);
  if (!signsInByLink(person)) return null;
  if (isSomebodyElse(context, person.id)) await closeSession(context);
  // The person's own sessions ended with the old password.
  await openSession(context, person.id);
  return person;
}

/** The guest who would replace somebody else; `null` if nobody is replaced. */
async function wouldReplace(context: CallContext, token: string): Promise<MailedFor | null> {
  const link = await context.parts.identity.whosePasswordLink(token);
  if (link === null || !isSomebodyElse(context, link.userId)) return null;
  return signsInByLink(await findPerson(context.parts.db, link.userId)) ? link : null;
}

const signsInByLink = (person: Person | null): person is Person => person?.role === 'nonMember';
