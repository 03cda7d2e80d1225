import type { Language } from '../../domain/localText.ts';
import type { MailWords } from '../buying/orderMail.ts';
import { accountMail as en } from '../en/people/accountMail.ts';
import { accountMail as th } from '../th/people/accountMail.ts';

/** What an e-mail about an account speaks of. Passwords never travel by e-mail. */
type AccountMailFacts = {
  readonly shopName: string;
  readonly firstName: string;
  /** `null` where the person has not chosen one. */
  readonly username: string | null;
  /** Where the account is entered, or its password set. */
  readonly link: string;
  /** Whether a password signs the person in already. */
  readonly hasPassword: boolean;
  /** The orders of whoever bought without an account and signs in by nothing yet, as far as the link has to say what it opens. */
  readonly opens: readonly NamedOrder[];
  /** What was bought with the address by others than whom the link is for; each has a link that opens it at once. */
  readonly apart: readonly { readonly orders: readonly NamedOrder[]; readonly link: string }[];
};

export type NamedOrder = { readonly number: string; readonly title: string; readonly date: string };

export type AccountMailKind = 'welcome' | 'passwordLink' | 'buyerLink';
export type AccountMail = Readonly<Record<AccountMailKind, (facts: AccountMailFacts) => MailWords>>;

export const accountMail: Readonly<Record<Language, AccountMail>> = { th, en };
