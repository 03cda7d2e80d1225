import { createHmac } from 'node:crypto';
import { customLabelSetting, listCustomLabels, saveCustomLabels } from '../../src/contract/people/customLabel.ts';
import { type Registration, registerStudent, sendRegistrationEmail } from '../../src/contract/people/registration.ts';
import { isRefusal, refuse } from '../base/refusal.ts';
import { enqueueAccountMail } from '../email/accountMail.ts';
import { type HttpContext, handle } from '../http/handle.ts';
import { unlessStale } from '../http/unlessStale.ts';
import { guestKeyHash } from '../identity/guestKey.ts';
import { noteIntention } from '../store/database/idempotencyKeys.ts';
import { bodyHashOf } from '../store/database/onceByKey.ts';
import { transaction } from '../store/database/transaction.ts';
import { customLabelsVersion, readCustomLabels } from '../store/people/customLabels.ts';
import { findPerson } from '../store/people/people.ts';
import type { UploadOwner } from '../store/site/uploads.ts';
import { answerRegistrationAgain } from '../useCases/people/answerRegistrationAgain.ts';
import { openSession } from '../useCases/people/browserSession.ts';
import { finishRegistration, openAccount } from '../useCases/people/registerStudent.ts';
import { saveQuestions } from '../useCases/people/saveQuestions.ts';
import { vouchedFor } from '../useCases/people/waitingNewcomer.ts';

/**
 * The key is random and known to one browser; the first answer changes the caller, so the owner is left out. The body
 * has a password: a fast hash of it would be easier to guess than the account's.
 */
const useOf = ({ parts }: HttpContext, body: Registration) => ({
  owner: 'anyone',
  bodyHash: createHmac('sha256', parts.config.secrets.SESSION_SECRET)
    .update(`registration ${bodyHashOf(body)}`)
    .digest('hex'),
});

export const registrationRoutes = [
  handle(listCustomLabels, async (_, { parts }) => [...(await readCustomLabels(parts.db))], {
    version: ({ parts }) => customLabelsVersion(parts.db),
  }),

  handle(saveCustomLabels, ({ body }, context) =>
    context.once((tx) =>
      unlessStale(tx, context, { ...customLabelSetting, read: () => readCustomLabels(tx) }, () =>
        saveQuestions(tx, body),
      ),
    ),
  ),

  handle(registerStudent, async ({ body }, context) => {
    const { parts, key, now, headers } = context;
    const options = useOf(context, body);
    const before = await context.stored(options);
    if (before !== null) return await answerRegistrationAgain(before, body, context);
    if (!context.throttles.registration.take(context.address)) return refuse('TOO_MANY_REQUESTS');

    // Another body is another request: a changed password starts over and cannot be guessed.
    const { bodyHash } = options;
    const use = { scope: 'registration begun', key: `${key} ${bodyHash}`, bodyHash };
    const startedAt = await noteIntention(parts.db, use, now);
    const sender = senderOf(context);
    const identity = await vouchedFor(context, body);
    const registering = { registration: body, key, startedAt, headers, sender, identity, now };
    const opened = await openAccount(parts, registering);
    if (isRefusal(opened)) return opened;
    const answer = await context.once((tx) => finishRegistration(tx, parts, registering, opened), options);
    if (isRefusal(answer)) return answer;
    await openSession(context, opened.person.id);
    return answer;
  }),

  handle(sendRegistrationEmail, async (_, { parts, person, language }) => {
    const found = await findPerson(parts.db, person().userId);
    if (found?.role === 'student') {
      await transaction(parts.db, (tx) =>
        enqueueAccountMail(tx, parts, found, { kind: 'welcome', language, token: null }),
      );
    }
    return null;
  }),
];

/** Pictures were sent from the guest's cart or the earlier session. */
const senderOf = ({ caller }: HttpContext): UploadOwner => ({
  userId: caller.kind === 'person' ? caller.userId : null,
  guestKeyHash: caller.cartKey === null ? null : guestKeyHash(caller.cartKey),
  orderId: null,
});
