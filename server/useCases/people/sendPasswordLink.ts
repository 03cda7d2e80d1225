import { createHash } from 'node:crypto';
import type { Language } from '../../../src/domain/localText.ts';
import { normaliseEmail } from '../../../src/domain/people/contactFormat.ts';
import { enqueueAccountMail } from '../../email/accountMail.ts';
import { transaction } from '../../store/database/transaction.ts';
import { hasPassword } from '../../store/people/people.ts';
import type { AppParts } from '../appParts.ts';
import { findMailbox } from './findMailbox.ts';

/**
 * Mails all ways that a mailbox opens in one message: a password link for its account or guest, and a link for each
 * unclaimed purchase. The caller learns nothing of it.
 */
export async function sendPasswordLink(parts: AppParts, typed: string, language: Language): Promise<void> {
  const email = normaliseEmail(typed);
  const { person, buyers } = await findMailbox(parts.db, email);
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
  await transaction(parts.db, async (tx) =>
    enqueueAccountMail(tx, parts, person, {
      ...{ kind: 'passwordLink', language, token, occurrence, opens, apart },
      hasPassword: await hasPassword(tx, person.id),
    }),
  );
}
