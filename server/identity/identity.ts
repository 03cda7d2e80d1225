import type { FailureCode } from '../../src/domain/failure.ts';
import type { StoredAnswer } from '../../src/domain/people/customLabel.ts';
import type { Role } from '../../src/domain/people/identity.ts';
import type { Tx } from '../store/database/connection.ts';
import type { ProvedLink } from '../store/people/socialLinks.ts';

/** What is refused, as the wire names it. */
export type IdentityRefusal = { readonly kind: 'refused'; readonly code: FailureCode };

export type Account = {
  readonly id: string;
  readonly role: Role;
  readonly username: string | null;
  readonly email: string;
};

export type NewAccount = {
  /** `null` where the person has not chosen one. */
  readonly username: string | null;
  /** Signs in and is unique among accounts. */
  readonly email: string;
  /** Where mail goes when it is not `email`: a buyer without an account whose address belongs to another. */
  readonly contactEmail?: string;
  /** `null`: no password signs in until one is set by the link of `startPasswordReset`. */
  readonly password: string | null;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly tel?: string | null;
  readonly nickname?: string | null;
  readonly address?: string | null;
  readonly userGroupId?: string | null;
  /** Name of the profile picture in the private store. */
  readonly pictureName?: string | null;
  readonly answers?: readonly StoredAnswer[];
  /** The provider that vouches for the person instead of a password. */
  readonly link?: ProvedLink;
};

/**
 * Asked inside the account's own transaction, just before it is written under this id: why it may not be, or `null`. What it
 * writes itself is taken back where no account comes of it.
 */
export type Admission = (tx: Tx, userId: string) => Promise<FailureCode | null>;

/** Whom a mailed link is for, and whether somebody has taken it already. */
export type MailedFor = { readonly userId: string; readonly isTaken: boolean };

/** Sessions and accounts by the shop's own verbs. None of them may be called inside a transaction. */
export type Identity = {
  /**
   * Account and person in one transaction. Refuses a taken or badly formed username or e-mail, a bad password, and
   * what `admit` refuses; without it everybody is admitted. Throws where the provider's account is somebody's already.
   */
  readonly createAccount: (
    account: NewAccount,
    admit?: Admission,
  ) => Promise<{ kind: 'created'; userId: string } | IdentityRefusal>;
  /**
   * Opens a session. `LOGIN_FAILED` says the same for an unknown name and a wrong password, after the same work;
   * `WHITELIST_USER_DENIED` is a blocked account with the right password. `null` is no password and never right.
   */
  readonly signIn: (
    usernameOrEmail: string,
    password: string | null,
    headers: Headers,
  ) => Promise<{ kind: 'signedIn'; account: Account; cookies: readonly string[] } | IdentityRefusal>;
  /** Opens a session without a password, for someone who has just registered or proved an address. */
  readonly openSession: (userId: string, headers: Headers) => Promise<{ cookies: readonly string[] }>;
  /** Ends the session of these headers; the cookies take it away from the browser. */
  readonly signOut: (headers: Headers) => Promise<{ cookies: readonly string[] }>;
  /** Who these headers belong to, or `null`. The cookies, if any, prolong the session. */
  readonly currentUser: (
    headers: Headers,
  ) => Promise<{ account: Account; isBlocked: boolean; sessionId: string; cookies: readonly string[] } | null>;
  /**
   * A token that sets a password within a day, or `null` where nobody signs in so. The caller mails it, and with it the
   * `entries`: for each of those who stand `apart` a token that opens one session within a day. All are written down at once,
   * so that time does not tell how many there are.
   */
  readonly startPasswordReset: (
    who: { readonly usernameOrEmail: string } | { readonly userId: string },
    apart?: readonly string[],
  ) => Promise<{ userId: string; token: string; entries: readonly string[] } | null>;
  /**
   * Takes the token once, sets the password, ends every session of the account and closes its sockets. The same once
   * more, after a lost answer, is no refusal for a quarter of an hour. Whoever reads the mail owns the account: a
   * provider that never vouched for that address is linked no longer, for somebody else may have linked it; unless
   * whoever reads it is signed in to the account (`signedInAs`), too.
   */
  readonly finishPasswordReset: (
    token: string,
    password: string,
    signedInAs?: string | null,
  ) => Promise<{ kind: 'changed'; userId: string } | IdentityRefusal>;
  /** Whose new password the token sets, or would set once more after a lost answer (`isTaken`); `null` for nobody's. */
  readonly whosePasswordLink: (token: string) => Promise<MailedFor | null>;
  /** Whom the token of an entry is for, for as long as it lives, also once it was taken; `null` for nobody. */
  readonly whoseEntry: (token: string) => Promise<MailedFor | null>;
  /**
   * Takes the token once; whoever took it may do so again with the same `key` for a quarter of an hour, as an answer can
   * be lost. Opens nothing by itself, and ends no session.
   */
  readonly finishEntry: (token: string, key: string) => Promise<{ kind: 'entered'; userId: string } | IdentityRefusal>;
  /**
   * Sets another password for whoever knows the one of now; its sessions stay. `LOGIN_FAILED` for a wrong one, and for
   * an account that signs in without. The same change once more, after a lost answer, is no refusal.
   */
  readonly changePassword: (
    userId: string,
    current: string,
    password: string,
  ) => Promise<{ kind: 'changed'; userId: string } | IdentityRefusal>;
  /** Changes what an account may do; its sessions, whose length depends on it, end and its sockets close. */
  readonly setRole: (userId: string, role: Role) => Promise<void>;
  /**
   * Blocks an account, or lets it in again. A block closes its sockets at once; its sessions stay and open nothing, so
   * that its pages hear why (`isBlocked` of `currentUser`, WHITELIST_USER_DENIED) and not that they should sign in.
   */
  readonly setBlocked: (userId: string, isBlocked: boolean) => Promise<void>;
  /** Ends every session of an account and closes its sockets. */
  readonly revokeSessions: (userId: string) => Promise<void>;
};
