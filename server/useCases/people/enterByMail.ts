import type { MailedEntry } from '../../../src/contract/people/enterByLink.ts';
import type { Person } from '../../../src/domain/people/identity.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { findUnclaimedGuest } from '../../store/order/unclaimedGuestOrders.ts';
import { findPerson } from '../../store/people/people.ts';
import type { CallContext } from '../callContext.ts';
import { isHereAlready, isSomebodyElse, replaceSession } from './browserSession.ts';
import { madeUpDomain } from './registerStudent.ts';

/**
 * Signs in who bought without an account, by a mailed link. Whoever is that buyer already is answered as often as they come
 * back by it. Taking nothing, it refuses with OTHER_USER where somebody else is here and is not to be replaced, with
 * LINK_EXPIRED also where the buyer has become somebody who signs in otherwise, and a blocked one with
 * WHITELIST_USER_DENIED, unless somebody else is here.
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
  // Whoever else is here would take it for a word about their own account.
  if (buyer.isBlocked) return refuse(context.caller.kind === 'person' ? 'LINK_EXPIRED' : 'WHITELIST_USER_DENIED');
  // Nobody leaves for a link that is over.
  if (isSomebodyElse(context, userId) && !replacesSession) return refuse(isTaken ? 'LINK_EXPIRED' : 'OTHER_USER');

  const entered = await identity.finishEntry(token, key);
  if (entered.kind === 'refused') return refuse(entered.code);
  await replaceSession(context, userId);
  return (await findPerson(db, userId)) ?? refuse('LINK_EXPIRED');
}
