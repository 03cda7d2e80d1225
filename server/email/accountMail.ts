import { type Language, textIn } from '../../src/domain/localText.ts';
import { type AccountMailKind, accountMail } from '../../src/i18n/accountMail.ts';
import type { AppParts } from '../appParts.ts';
import type { Tx } from '../store/connection.ts';
import type { StoredPerson } from '../store/people.ts';
import { readSettings } from '../store/settings.ts';

type AccountOccasion = {
  readonly kind: AccountMailKind;
  readonly language: Language;
  /** Of the link that sets a password; `null` where the message carries none. */
  readonly token: string | null;
  /** Tells one link from the next; without it the message is owed once to an account. */
  readonly occurrence?: string;
};

/** Owes a person one message about the account, to the stored address, in the transaction of what it tells. */
export async function oweAccountMail(
  tx: Tx,
  { email, config }: Pick<AppParts, 'email' | 'config'>,
  person: StoredPerson,
  { kind, language, token, occurrence }: AccountOccasion,
): Promise<boolean> {
  const { title } = await readSettings(tx);
  const link =
    token === null ? `${config.publicUrl}/login` : `${config.publicUrl}/setpassword?${new URLSearchParams({ token })}`;
  const facts = { shopName: textIn(title, language), firstName: person.firstName, username: person.username, link };
  return await email.owe(tx, {
    to: person.email,
    language,
    kind,
    ...accountMail[language][kind](facts),
    html: null,
    // A link to a new password has its own limit, and must come also when somebody else has filled the mailbox.
    isUnasked: kind !== 'passwordLink',
    dedupeKey: [kind, person.id, ...(occurrence === undefined ? [] : [occurrence])].join(':'),
    userId: person.id,
  });
}
