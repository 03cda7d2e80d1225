import { createHash } from 'node:crypto';
import { normaliseEmail } from '../../src/domain/contactFormat.ts';
import type { Language } from '../../src/domain/localText.ts';
import type { AppParts } from '../appParts.ts';
import { oweAccountMail } from '../email/accountMail.ts';
import { accountWithEmail, newestBuyerWithContact } from '../store/people.ts';
import { transaction } from '../store/transaction.ts';

/**
 * Mails the link to a new password where the address has an account, or bought without one. Nothing of it is told to
 * the caller.
 */
export async function sendPasswordLink(parts: AppParts, typed: string, language: Language): Promise<void> {
  const email = normaliseEmail(typed);
  const person = (await accountWithEmail(parts.db, email)) ?? (await newestBuyerWithContact(parts.db, email));
  const started = await parts.identity.startPasswordReset(
    person === null ? { usernameOrEmail: email } : { userId: person.id },
  );
  if (person === null || started === null) return;
  const { token } = started;
  const occurrence = createHash('sha256').update(token).digest('hex').slice(0, 16);
  await transaction(parts.db, (tx) =>
    oweAccountMail(tx, parts, person, { kind: 'passwordLink', language, token, occurrence }),
  );
}
