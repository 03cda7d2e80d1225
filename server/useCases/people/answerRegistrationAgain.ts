import * as z from 'zod/mini';
import { type Registration, registerStudent } from '../../../src/contract/people/registration.ts';
import type { Person } from '../../../src/domain/people/identity.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import type { StoredAnswer } from '../../store/database/onceByKey.ts';
import { findLinked } from '../../store/people/socialLinks.ts';
import type { CallContext } from '../callContext.ts';
import { openSession } from './browserSession.ts';
import { countTry } from './signInTries.ts';
import { forgetWaiting, vouchedFor } from './waitingNewcomer.ts';

/**
 * How long (ms) a repeated guest registration signs in again: the first answer with its cookie may be lost. A member's
 * does with its password.
 */
const signsInAgainForMs = 15 * 60_000;

/**
 * Answers a registration with a used key. The key is stored on the device without the password, so a repetition could
 * test passwords: it counts as a sign-in attempt before the answer.
 */
export async function answerRegistrationAgain(
  before: StoredAnswer | Refusal,
  body: Registration,
  context: CallContext,
): Promise<StoredAnswer | Refusal> {
  if (body.kind === 'nonMember') return isRefusal(before) ? before : await letBuyerIn(before, context);
  if (body.username === null) return isRefusal(before) ? before : await letLinkedIn(before, body, context);
  const counted = await countTry(context, body.username);
  if (counted === null) return refuse('TOO_MANY_REQUESTS', { reason: 'signInTries' });
  if (isRefusal(before)) return before;
  // Answered like a different password.
  if (counted.isBarred) return refuse('IDEMPOTENCY_CONFLICT');
  const userId = await signInAgain(before, body.password ?? '', context);
  if (userId === null) return refuse('DUPLICATE_EMAIL');
  counted.forget(userId);
  return before;
}

const personOf = (before: StoredAnswer): Person | null =>
  z.safeParse(registerStudent.response, before.body).data ?? null;

/** The person who is signed in again; `null` if the password changed or the account is blocked. */
async function signInAgain(before: StoredAnswer, password: string, context: CallContext) {
  const { parts, headers, addCookies } = context;
  const person = personOf(before);
  const signedIn = await parts.identity.signIn(person?.email ?? '', password, headers);
  if (signedIn.kind === 'refused' || signedIn.account.id !== person?.id) return null;
  forgetWaiting(context);
  addCookies(signedIn.cookies);
  return signedIn.account.id;
}

/** Only the person that the provider verified, as at first. */
async function letLinkedIn(before: StoredAnswer, body: Registration, context: CallContext) {
  const identity = await vouchedFor(context, body);
  const linked = identity === null ? null : await findLinked(context.parts.db, identity);
  if (linked === null || linked.isBlocked || linked.userId !== personOf(before)?.id) return refuse('DUPLICATE_EMAIL');
  await openSession(context, linked.userId);
  return before;
}

async function letBuyerIn(before: StoredAnswer, context: CallContext) {
  const person = personOf(before);
  if (person !== null && context.now - before.givenAt < signsInAgainForMs) await openSession(context, person.id);
  return before;
}
