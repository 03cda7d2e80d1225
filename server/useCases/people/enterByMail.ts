import type { MailedEntry } from '../../../src/contract/people/enterByLink.ts';
import type { Person } from '../../../src/domain/people/identity.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { findUnclaimedGuest } from '../../store/order/unclaimedGuestOrders.ts';
import { findPerson } from '../../store/people/people.ts';
import type { CallContext } from '../callContext.ts';
import { isHereAlready, isSomebodyElse, replaceSession } from './browserSession.ts';
import { madeUpDomain } from './registerStudent.ts';

/**
 * Signs a guest buyer in by a mailed link, repeatably. Refusals do not use it up: OTHER_USER (somebody else is here),
 * LINK_EXPIRED (or another sign-in exists), WHITELIST_USER_DENIED (blocked).
 */
export async function enterByMail(
  context: CallContext,
  { token, key, replacesSession }: MailedEntry,
): Promise<Person | Refusal> {
  const { db, identity } = context.parts;
  const entry = await identity.whoseEntry(token);
  if (entry === null) return refuse('LINK_EXPIRED');
  const { userId, isTaken } = entry;
  if (isHereAlready(context, userId)) return (await findPerson(db, userId)) ?? refuse('LINK_EXPIRED');
  const buyer = await findUnclaimedGuest(db, userId, madeUpDomain);
  if (buyer === null) return refuse('LINK_EXPIRED');
  // Another person here would take it for their own account.
  if (buyer.isBlocked) return refuse(context.caller.kind === 'person' ? 'LINK_EXPIRED' : 'WHITELIST_USER_DENIED');
  // An expired link replaces nobody.
  if (isSomebodyElse(context, userId) && !replacesSession) return refuse(isTaken ? 'LINK_EXPIRED' : 'OTHER_USER');

  const entered = await identity.finishEntry(token, key);
  if (entered.kind === 'refused') return refuse(entered.code);
  await replaceSession(context, userId);
  return (await findPerson(db, userId)) ?? refuse('LINK_EXPIRED');
}
