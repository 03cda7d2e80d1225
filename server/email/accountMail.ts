import { type Language, textIn } from '../../src/domain/localText.ts';
import { formatDate } from '../../src/i18n/format.ts';
import { type AccountMailKind, accountMail } from '../../src/i18n/people/accountMail.ts';
import type { Tx } from '../store/database/connection.ts';
import type { WatchableOrder } from '../store/order/unclaimedGuestOrders.ts';
import { hasProvedAddress, type StoredPerson } from '../store/people/people.ts';
import { readSettings } from '../store/site/settings.ts';
import type { MailParts } from './email.ts';

type AccountOccasion = {
  readonly kind: AccountMailKind;
  readonly language: Language;
  /** The password link's token; `null` without a link. */
  readonly token: string | null;
  /** Distinguishes links; without it the message is sent once per account. */
  readonly occurrence?: string;
  /** Whether a password exists until the link is used; true by default. */
  readonly hasPassword?: boolean;
  /** Purchases that the link opens, if listed. */
  readonly opens?: readonly WatchableOrder[];
  /** Further purchases, each with a sign-in token. */
  readonly apart?: readonly ApartEntry[];
};

export type ApartEntry = { readonly token: string; readonly orders: readonly WatchableOrder[] };

/** The page of a mailed link. */
export const setPasswordAddress = (
  { publicUrl }: MailParts['config'],
  query: Readonly<Record<string, string>>,
): string => `${publicUrl}/setpassword?${new URLSearchParams(query)}`;

/** Queues a message about an account to its stored address, in the transaction of its cause. */
export async function enqueueAccountMail(
  tx: Tx,
  { email, config }: MailParts,
  person: StoredPerson,
  { kind, language, token, occurrence, hasPassword = true, opens = [], apart = [] }: AccountOccasion,
): Promise<boolean> {
  const { title } = await readSettings(tx);
  const isProved = await hasProvedAddress(tx, person.id, person.email);
  const linkWith = (query: Record<string, string>) => setPasswordAddress(config, query);
  const named = (orders: readonly WatchableOrder[]) =>
    orders.map(({ number, title: name, placedAt }) => ({
      ...{ number, title: textIn(name, language), date: formatDate(placedAt, language) },
    }));
  const facts = {
    shopName: textIn(title, language),
    // Somebody else could write to a stranger in the place of names; a username with a dot may read as a link.
    firstName: isProved ? person.firstName : '',
    username: isProved || !person.username?.includes('.') ? person.username : null,
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
    // A password link has its own limit and must arrive even if strangers filled the mailbox.
    isUnasked: kind !== 'passwordLink',
    dedupeKey: [kind, person.id, ...(occurrence === undefined ? [] : [occurrence])].join(':'),
    userId: person.id,
  });
}
