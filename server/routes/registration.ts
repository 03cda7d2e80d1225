import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { listCustomLabels, saveCustomLabels } from '../../src/contract/customLabel.ts';
import { type Registration, registerStudent, sendRegistrationEmail } from '../../src/contract/registration.ts';
import type { Person } from '../../src/domain/identity.ts';
import { oweAccountMail } from '../email/accountMail.ts';
import { isRefusal, type Refusal, refuse } from '../http/failure.ts';
import { guestKeyHash } from '../http/guestKey.ts';
import { type CallContext, handle } from '../http/handle.ts';
import { allOrRefused, bodyHashOf, type StoredAnswer } from '../http/idempotency.ts';
import { customLabelsVersion, readCustomLabels } from '../store/customLabels.ts';
import { noteIntention } from '../store/idempotencyKeys.ts';
import { findPerson } from '../store/people.ts';
import { findLinked } from '../store/socialLinks.ts';
import { transaction } from '../store/transaction.ts';
import type { UploadOwner } from '../store/uploads.ts';
import { openSession } from '../useCases/browserSession.ts';
import { finishRegistration, openAccount } from '../useCases/registerStudent.ts';
import { saveQuestions } from '../useCases/saveQuestions.ts';
import { forgetWaiting, readWaiting } from '../useCases/waitingNewcomer.ts';

/**
 * A repetition of a buyer's without a password signs in again within this time (ms), for the first answer with its cookie
 * may have been lost. A member's does by its password, for as long as the password is right.
 */
const signsInAgainForMs = 15 * 60_000;

/**
 * The key is random and known to one browser only; the first answer changes who the caller is, so it is not counted.
 * The body holds a password: a plain hash of it, kept with the key, would be quicker to guess at than the account's.
 */
const useOf = ({ parts }: CallContext, body: Registration) => ({
  owner: 'anyone',
  bodyHash: createHmac('sha256', parts.config.secrets.SESSION_SECRET)
    .update(`registration ${bodyHashOf(body)}`)
    .digest('hex'),
});

export const registrationRoutes = [
  handle(listCustomLabels, async (_, { parts }) => [...(await readCustomLabels(parts.db))], {
    version: ({ parts }) => customLabelsVersion(parts.db),
  }),

  handle(saveCustomLabels, ({ body }, { parts }) => allOrRefused(parts.db, (tx) => saveQuestions(tx, body))),

  handle(registerStudent, async ({ body }, context) => {
    const { parts, key, now, headers } = context;
    const options = useOf(context, body);
    const before = await context.stored(options);
    if (before !== null) return await answerAgain(before, body, context);
    if (!context.throttles.registration.take(context.address)) return refuse('TOO_MANY_REQUESTS');

    // With another body it is another beginning: who changes the password begins anew, and so cannot guess at one.
    const { bodyHash } = options;
    const use = { scope: 'registration begun', key: `${key} ${bodyHash}`, bodyHash };
    const startedAt = await noteIntention(parts.db, use, now);
    const sender = senderOf(context);
    const identity = await vouchedFor(context, body);
    const opened = await openAccount(parts, { registration: body, key, startedAt, headers, sender, identity, now });
    if (isRefusal(opened)) return opened;
    const answer = await context.once((tx) => finishRegistration(tx, parts, body, opened), options);
    if (isRefusal(answer)) return answer;
    await openSession(context, opened.person.id);
    return answer;
  }),

  handle(sendRegistrationEmail, async (_, { parts, person, language }) => {
    const found = await findPerson(parts.db, person().userId);
    if (found?.role === 'student') {
      await transaction(parts.db, (tx) => oweAccountMail(tx, parts, found, { kind: 'welcome', language, token: null }));
    }
    return null;
  }),
];

/** Who vouches for somebody that wants an account without username and password, as far as somebody does. */
async function vouchedFor(context: CallContext, { kind, username, password }: Registration) {
  if (kind !== 'member' || username !== null || password !== null) return null;
  return await readWaiting(context);
}

/** Pictures were sent from the guest's cart, or by whoever was signed in before. */
const senderOf = ({ caller }: CallContext): UploadOwner => ({
  userId: caller.kind === 'person' ? caller.userId : null,
  guestKeyHash: caller.cartKey === null ? null : guestKeyHash(caller.cartKey),
  orderId: null,
});

/**
 * The key of a press lies on the device that made it, with everything but the password: whoever finds it could try one
 * password after another. So a repetition is counted as a sign-in of that name, and before it is said whether it is right.
 */
async function answerAgain(before: StoredAnswer | Refusal, body: Registration, context: CallContext) {
  const { throttles } = context;
  if (body.kind === 'nonMember') return isRefusal(before) ? before : await letBuyerIn(before, context);
  if (body.username === null) return isRefusal(before) ? before : await letLinkedIn(before, body, context);
  const name = (body.username ?? '').trim().toLowerCase();
  if (!throttles.signIn.take(name)) return refuse('TOO_MANY_REQUESTS');
  if (isRefusal(before)) return before;
  const isIn = await signInAgain(before, body.password ?? '', context);
  if (!isIn) return refuse('DUPLICATE_EMAIL');
  throttles.signIn.forget(name);
  return before;
}

const personOf = (before: StoredAnswer): Person | null =>
  z.safeParse(registerStudent.response, before.body).data ?? null;

/** False where the password was changed since, or the account is blocked: the account is there, and asks for a sign-in. */
async function signInAgain(before: StoredAnswer, password: string, context: CallContext) {
  const { parts, headers, addCookies } = context;
  const person = personOf(before);
  const signedIn = await parts.identity.signIn(person?.email ?? '', password, headers);
  if (signedIn.kind === 'refused' || signedIn.account.id !== person?.id) return false;
  forgetWaiting(context);
  addCookies(signedIn.cookies);
  return true;
}

/** Only whom the provider has vouched for, as at the first time. */
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
