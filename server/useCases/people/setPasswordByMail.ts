import type { NewPassword } from '../../../src/contract/people/setPassword.ts';
import type { Person } from '../../../src/domain/people/identity.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { MailedFor } from '../../identity/identity.ts';
import { findPerson, signInByContact } from '../../store/people/people.ts';
import type { CallContext } from '../callContext.ts';
import { endSession, isSomebodyElse, openSession } from './browserSession.ts';
import { madeUpDomain } from './registerStudent.ts';
import { forgetTriesOf } from './signInTries.ts';

/**
 * Sets a password by a mailed link. A buyer without an account is signed in by it and answered, in the place of whoever else
 * is here; `null` for a member, who has a username to sign in with. Where a buyer would replace somebody who is not to be
 * replaced it takes nothing and refuses with OTHER_USER, or with LINK_EXPIRED where the link was taken.
 */
export async function setPasswordByMail(
  context: CallContext,
  { token, password, replacesSession }: NewPassword,
): Promise<Person | Refusal | null> {
  const { parts, caller, now } = context;
  const replacing = replacesSession ? null : await wouldReplace(context, token);
  // Nobody leaves for a link that is over.
  if (replacing !== null) return refuse(replacing.isTaken ? 'LINK_EXPIRED' : 'OTHER_USER');
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

/** Whom the link would put in the place of whoever else is here; `null` where nobody has to make room. */
async function wouldReplace(context: CallContext, token: string): Promise<MailedFor | null> {
  const link = await context.parts.identity.whosePasswordLink(token);
  if (link === null || !isSomebodyElse(context, link.userId)) return null;
  return signsInByLink(await findPerson(context.parts.db, link.userId)) ? link : null;
}

const signsInByLink = (person: Person | null): person is Person => person?.role === 'nonMember';
