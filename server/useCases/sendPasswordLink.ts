import { createHash } from 'node:crypto';
import { normaliseEmail } from '../../src/domain/contactFormat.ts';
import type { Language } from '../../src/domain/localText.ts';
import type { AppParts } from '../appParts.ts';
import { oweAccountMail } from '../email/accountMail.ts';
import { type ApartBuyer, apartBuyersWith } from '../store/apartPurchases.ts';
import { accountWithEmail, findPerson, newestBuyerWithContact, type StoredPerson } from '../store/people.ts';
import { transaction } from '../store/transaction.ts';
import { madeUpDomain } from './registerStudent.ts';

/**
 * Mails everything that the mailbox opens, in one message: the link to a new password where the address has an account, or
 * bought without one, and a link for each purchase that the address leads to in no other way. Nothing of it is told to the
 * caller.
 */
export async function sendPasswordLink(parts: AppParts, typed: string, language: Language): Promise<void> {
  const email = normaliseEmail(typed);
  const buyers = await apartBuyersWith(parts.db, email, madeUpDomain);
  const person = await whoSignsInBy(parts, email, buyers);
  const others = buyers.filter(({ userId }) => userId !== person?.id);
  const started = await parts.identity.startPasswordReset(
    person === null ? { usernameOrEmail: email } : { userId: person.id },
    others.map(({ userId }) => userId),
  );
  if (person === null || started === null) return;
  const { token, entries } = started;
  const opens = buyers.find(({ userId }) => userId === person.id)?.orders ?? [];
  const apart = entries.map((entry, place) => ({ token: entry, orders: others[place]?.orders ?? [] }));
  const occurrence = createHash('sha256').update(token).digest('hex').slice(0, 16);
  await transaction(parts.db, (tx) =>
    oweAccountMail(tx, parts, person, { kind: 'passwordLink', language, token, occurrence, opens, apart }),
  );
}

/** Whom a new password is for: the account of the address, else the buyer who will sign in by it. */
async function whoSignsInBy(
  { db }: AppParts,
  email: string,
  [first]: readonly ApartBuyer[],
): Promise<StoredPerson | null> {
  const account = await accountWithEmail(db, email);
  if (account !== null) return account;
  return first === undefined ? await newestBuyerWithContact(db, email) : await findPerson(db, first.userId);
}
