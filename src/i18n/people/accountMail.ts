import type { Language } from '../../domain/localText.ts';
import type { MailWords } from '../buying/orderMail.ts';
import { accountMail as en } from '../en/people/accountMail.ts';
import { accountMail as th } from '../th/people/accountMail.ts';

/** The facts of an e-mail about an account. Passwords are never mailed. */
type AccountMailFacts = {
  readonly shopName: string;
  /** '' in mail to an address that nobody proved. */
  readonly firstName: string;
  /** `null` where the person has not chosen one, or where it may read as a link to such an address. */
  readonly username: string | null;
  /** The address that opens the account or sets its password. */
  readonly link: string;
  /** Whether a password signs the person in already. */
  readonly hasPassword: boolean;
  /** A guest's orders that the link opens, if the mail lists them. */
  readonly opens: readonly NamedOrder[];
  /** Purchases with this address by other accounts, each with its own link. */
  readonly apart: readonly { readonly orders: readonly NamedOrder[]; readonly link: string }[];
};

export type NamedOrder = { readonly number: string; readonly title: string; readonly date: string };

export type AccountMailKind = 'welcome' | 'passwordLink' | 'buyerLink';
export type AccountMail = Readonly<Record<AccountMailKind, (facts: AccountMailFacts) => MailWords>>;

export const accountMail: Readonly<Record<Language, AccountMail>> = { th, en };
