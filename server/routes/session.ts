import { enterByLink } from '../../src/contract/people/enterByLink.ts';
import { currentPerson, login, logout, requestPasswordLink, student } from '../../src/contract/people/session.ts';
import { setPassword } from '../../src/contract/people/setPassword.ts';
import { mailboxOf } from '../../src/domain/people/contactFormat.ts';
import { refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { findPerson } from '../store/people/people.ts';
import { enterByMail } from '../useCases/people/enterByMail.ts';
import { sendPasswordLink } from '../useCases/people/sendPasswordLink.ts';
import { setPasswordByMail } from '../useCases/people/setPasswordByMail.ts';
import { countTry } from '../useCases/people/signInTries.ts';
import { forgetWhoCame, linkAsAsked } from '../useCases/people/waitingNewcomer.ts';

export const sessionRoutes = [
  handle(login, async ({ body }, context) => {
    const { parts, headers, addCookies, throttles, address } = context;
    const { signInFromAddress } = throttles;
    if (!signInFromAddress.take(address)) {
      return refuse('TOO_MANY_REQUESTS', { reason: 'busy', retryAfterMs: signInFromAddress.remaining(address) });
    }
    const counted = await countTry(context, body.username);
    if (counted === null) return refuse('TOO_MANY_REQUESTS', { reason: 'signInTries' });
    const signedIn = await parts.identity
      .signIn(body.username, counted.isBarred ? null : body.password, headers)
      .catch((error: unknown) => {
        // Too busy, or without its database.
        counted.giveBack();
        throw error;
      });
    if (signedIn.kind === 'refused') return refuse(signedIn.code);
    counted.forget(signedIn.account.id);
    addCookies(signedIn.cookies);
    await linkAsAsked(context, signedIn.account, body.ticket);
    return (await findPerson(parts.db, signedIn.account.id)) ?? refuse('LOGIN_FAILED');
  }),

  handle(logout, async (_, context) => {
    const { parts, caller, headers, addCookies } = context;
    // A waiting newcomer leaves nothing behind.
    forgetWhoCame(context);
    if (caller.kind === 'guest') return null;
    addCookies((await parts.identity.signOut(headers)).cookies);
    if (caller.kind === 'person') parts.realtime.closeSocketsOf(caller.userId, caller.sessionId);
    else parts.realtime.closeSocketsOf(caller.userId);
    return null;
  }),

  handle(currentPerson, async (_, { parts, caller }) => {
    if (caller.kind === 'blocked') return refuse('WHITELIST_USER_DENIED');
    return caller.kind === 'person' ? await findPerson(parts.db, caller.userId) : null;
  }),

  handle(
    student,
    async (_, { parts, person }) => (await findPerson(parts.db, person().userId)) ?? refuse('UNAUTHORIZED'),
  ),

  handle(
    requestPasswordLink,
    async ({ body }, { parts, language }) => {
      await sendPasswordLink(parts, body.email, language);
      return null;
    },
    { limits: ({ body }, { throttles }) => [[throttles.passwordLink, mailboxOf(body.email)]] },
  ),

  handle(setPassword, ({ body }, context) => setPasswordByMail(context, body)),

  handle(enterByLink, ({ body }, context) => enterByMail(context, body)),
];
