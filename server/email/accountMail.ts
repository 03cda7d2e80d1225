import { type Language, textIn } from '../../src/domain/localText.ts';
import { formatDate } from '../../src/i18n/format.ts';
import { type AccountMailKind, accountMail } from '../../src/i18n/people/accountMail.ts';
import type { Tx } from '../store/database/connection.ts';
import type { WatchableOrder } from '../store/order/unclaimedGuestOrders.ts';
import type { StoredPerson } from '../store/people/people.ts';
import { readSettings } from '../store/site/settings.ts';
import type { MailParts } from './email.ts';

type AccountOccasion = {
  readonly kind: AccountMailKind;
  readonly language: Language;
  /** Of the link that sets a password; `null` where the message carries none. */
  readonly token: string | null;
  /** Tells one link from the next; without it the message is owed once to an account. */
  readonly occurrence?: string;
  /** Whether a password of theirs stays as it is until the link is used; believed where it is not said. */
  readonly hasPassword?: boolean;
  /** What the link opens, where that has to be told. */
  readonly opens?: readonly WatchableOrder[];
  /** What else the mailbox opens, each by a token of its own that signs in without a password. */
  readonly apart?: readonly ApartEntry[];
};

export type ApartEntry = { readonly token: string; readonly orders: readonly WatchableOrder[] };

/** Owes a person one message about the account, to the stored address, in the transaction of what it tells. */
export async function enqueueAccountMail(
  tx: Tx,
  { email, config }: MailParts,
  person: StoredPerson,
  { kind, language, token, occurrence, hasPassword = true, opens = [], apart = [] }: AccountOccasion,
): Promise<boolean> {
  const { title } = await readSettings(tx);
  const linkWith = (query: Record<string, string>) => `${config.publicUrl}/setpassword?${new URLSearchParams(query)}`;
  const named = (orders: readonly WatchableOrder[]) =>
    orders.map(({ number, title: name, placedAt }) => ({
      ...{ number, title: textIn(name, language), date: formatDate(placedAt, language) },
    }));
  const facts = {
    shopName: textIn(title, language),
    firstName: person.firstName,
    username: person.username,
    link: token === null ? `${config.publicUrl}/login` : linkWith({ token }),
    hasPassword,
    opens: named(opens),
    apart: apart.map((entry) => ({ orders: named(entry.orders), link: linkWith({ token: entry.token, enter: '1' }) })),
  };
  return await email.enqueue(tx, {
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
