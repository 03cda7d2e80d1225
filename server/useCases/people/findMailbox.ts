import type { Db } from '../../store/database/connection.ts';
import { type UnclaimedGuest, unclaimedGuestsWith } from '../../store/order/unclaimedGuestOrders.ts';
import { accountWithEmail, findPerson, newestBuyerWithContact, type StoredPerson } from '../../store/people/people.ts';
import { madeUpDomain } from './registerStudent.ts';

/** The account for a new password, and guests with unclaimed purchases at this address. */
export type Mailbox = { readonly person: StoredPerson | null; readonly buyers: readonly UnclaimedGuest[] };

/** The account of a new password for an address, otherwise its guest buyer. */
export async function findMailbox(db: Db, email: string): Promise<Mailbox> {
  const buyers = await unclaimedGuestsWith(db, email, madeUpDomain);
  const account = await accountWithEmail(db, email);
  if (account !== null) return { person: account, buyers };
  const [first] = buyers;
  const person = first === undefined ? await newestBuyerWithContact(db, email) : await findPerson(db, first.userId);
  return { person, buyers };
}
