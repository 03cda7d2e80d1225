import type { Person } from '../../src/domain/identity.ts';
import { type Refusal, refuse } from '../http/failure.ts';
import type { CallContext } from '../http/handle.ts';
import { findApartBuyer } from '../store/apartPurchases.ts';
import { findPerson } from '../store/people.ts';
import { isHereAlready, replaceSession } from './browserSession.ts';
import { madeUpDomain } from './registerStudent.ts';

/**
 * Signs in who bought without an account, by a mailed link, in the place of whoever else is here. Whoever is that buyer
 * already is answered as often as they come back by it. Refuses with LINK_EXPIRED also where the buyer has become
 * somebody who signs in otherwise, and a blocked one with WHITELIST_USER_DENIED, unless somebody else is here, taking nothing.
 */
export async function enterByMail(
  context: CallContext,
  { token, key }: { readonly token: string; readonly key: string },
): Promise<Person | Refusal> {
  const { db, identity } = context.parts;
  const userId = await identity.whoseEntry(token);
  if (userId === null) return refuse('LINK_EXPIRED');
  if (isHereAlready(context, userId)) return (await findPerson(db, userId)) ?? refuse('LINK_EXPIRED');
  const buyer = await findApartBuyer(db, userId, madeUpDomain);
  if (buyer === null) return refuse('LINK_EXPIRED');
  // Whoever else is here would take it for a word about their own account.
  if (buyer.isBlocked) return refuse(context.caller.kind === 'person' ? 'LINK_EXPIRED' : 'WHITELIST_USER_DENIED');

  const entered = await identity.finishEntry(token, key);
  if (entered.kind === 'refused') return refuse(entered.code);
  await replaceSession(context, userId);
  return (await findPerson(db, userId)) ?? refuse('LINK_EXPIRED');
}
