import type { Db } from '../../store/database/connection.ts';
import { type UnclaimedGuest, unclaimedGuestsWith } from '../../store/order/unclaimedGuestOrders.ts';
import { accountWithEmail, findPerson, newestBuyerWithContact, type StoredPerson } from '../../store/people/people.ts';
import { madeUpDomain } from './registerStudent.ts';

/** Whom a new password is for, and who bought with the address and signs in by nothing yet, maybe the same person. */
export type Mailbox = { readonly person: StoredPerson | null; readonly buyers: readonly UnclaimedGuest[] };

/** Tells whom a new password of this address is for: its account, else the buyer who will sign in by it. */
export async function whoSignsInBy(db: Db, email: string): Promise<Mailbox> {
  const buyers = await unclaimedGuestsWith(db, email, madeUpDomain);
  const account = await accountWithEmail(db, email);
  if (account !== null) return { person: account, buyers };
  const [first] = buyers;
  const person = first === undefined ? await newestBuyerWithContact(db, email) : await findPerson(db, first.userId);
  return { person, buyers };
}
