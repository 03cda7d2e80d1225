import {
  addAccount,
  adminAccount,
  adminAccounts,
  endAccountSessions,
  erasePersonData,
  exportPersonData,
  giveAccess,
  mailAccountLink,
  savePersonDetails,
  setAccountBlocked,
  setAccountRole,
  takeAccess,
} from '../../src/contract/administration/accounts.ts';
import { refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { pageOf } from '../http/pages/pageOf.ts';
import { newId } from '../store/database/newId.ts';
import { isUniqueViolation } from '../store/database/sqlState.ts';
import { deleteSessionsOf } from '../store/people/accounts.ts';
import { searchPeople } from '../store/people/deskPeople.ts';
import { findPerson } from '../store/people/people.ts';
import { recordDeed } from '../store/site/audit.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { giveByHand, takeByHand } from '../useCases/learning/accessByHand.ts';
import { changeBlocked, changeRole } from '../useCases/people/changeAccount.ts';
import { erasePerson } from '../useCases/people/erasePerson.ts';
import { exportPerson } from '../useCases/people/exportPerson.ts';
import { makeInvitedAccount } from '../useCases/people/inviteAccount.ts';
import { changeDetails } from '../useCases/people/personDetails.ts';
import { sendPasswordLink } from '../useCases/people/sendPasswordLink.ts';
import { showPersonAtDesk } from '../useCases/people/showPersonAtDesk.ts';

/** People at the desk: their accounts and their access to courses. */
export const peopleRoutes = [
  handle(adminAccounts, ({ query: { keyword = '', role = null, blocked, ...page } }, { parts }) =>
    searchPeople(parts.db, { keyword, role, isBlocked: blocked === 'only', ...pageOf(page) }),
  ),

  handle(
    adminAccount,
    async ({ params }, { parts, now }) => (await showPersonAtDesk(parts.db, params.userId, now)) ?? refuse('NOT_FOUND'),
  ),

  handle(addAccount, async ({ body }, { parts, once, language, now }) => {
    const userId = newId(now, parts.randomBytes);
    try {
      const answer = await once(async (tx) => (await makeInvitedAccount(tx, userId, body, now)) ?? userId);
      // A repeated press has the earlier answer, and its message is on its way.
      if (answer === userId) await sendPasswordLink(parts, body.email, language);
      return answer;
    } catch (error) {
      if (isUniqueViolation(error, 'users_email_unique')) return refuse('DUPLICATE_EMAIL');
      throw error;
    }
  }),

  handle(savePersonDetails, async ({ params: { userId }, body }, { once, now }) => {
    try {
      return await once(
        async (tx) =>
          (await changeDetails(tx, userId, body, now)) ??
          (await showPersonAtDesk(tx, userId, now)) ??
          refuse('NOT_FOUND'),
      );
    } catch (error) {
      if (isUniqueViolation(error, 'users_email_unique')) return refuse('DUPLICATE_EMAIL');
      throw error;
    }
  }),

  handle(
    setAccountRole,
    ({ params: { userId }, body }, { once, now }) => once((tx) => changeRole(tx, userId, body, now)),
    { announce: closeSockets },
  ),

  handle(
    setAccountBlocked,
    ({ params: { userId }, body: { isBlocked } }, { once, now }) =>
      once((tx) => changeBlocked(tx, userId, isBlocked, now)),
    { announce: (parts, input) => input.body.isBlocked && closeSockets(parts, input) },
  ),

  handle(
    endAccountSessions,
    ({ params: { userId } }, { once }) =>
      once(async (tx) => {
        if ((await findPerson(tx, userId)) === null) return refuse('NOT_FOUND');
        await deleteSessionsOf(tx, userId);
        await recordDeed(tx, { kind: 'users', subject: userId });
        return null;
      }),
    { announce: closeSockets },
  ),

  handle(mailAccountLink, async ({ params: { userId } }, { parts, once, language }) => {
    const found = await findPerson(parts.db, userId);
    const answer = await once(async (tx) => {
      if (found === null || found.email === '') return refuse('NOT_FOUND');
      await recordDeed(tx, { kind: 'users', subject: userId });
      return null;
    });
    if (answer === null && found !== null) await sendPasswordLink(parts, found.email, language);
    return answer;
  }),

  handle(exportPersonData, ({ params: { userId } }, { parts, language, now }) =>
    exportPerson(parts, { userId, language }, now),
  ),

  handle(
    erasePersonData,
    ({ params: { userId }, body }, { parts, once, now }) => {
      const erasing = { userId, typed: body.confirmation, call: erasePersonData.name };
      return once((tx) => erasePerson(tx, parts, erasing, now));
    },
    { announce: closeSockets },
  ),

  handle(giveAccess, ({ params: { userId }, body }, { parts, once, now }) => {
    const id = newId(now, parts.randomBytes);
    return once((tx) => giveByHand(tx, { id, userId, ...body }, now));
  }),

  handle(takeAccess, ({ params: { userId, accessId }, body }, { once, now }) =>
    once((tx) => takeByHand(tx, { id: accessId, userId, ...body }, now)),
  ),
];

function closeSockets(
  { realtime }: Pick<AppParts, 'realtime'>,
  { params }: { readonly params: { readonly userId: string } },
): void {
  realtime.closeSocketsOf(params.userId);
}
