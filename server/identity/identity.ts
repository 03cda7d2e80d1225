import type { FailureCode } from '../../src/domain/failure.ts';
import type { StoredAnswer } from '../../src/domain/people/customLabel.ts';
import type { Role } from '../../src/domain/people/identity.ts';
import type { Acceptance } from '../../src/domain/site/acceptance.ts';
import type { Tx } from '../store/database/connection.ts';
import type { ProvedLink } from '../store/people/socialLinks.ts';

/** Refusal codes of identity, as on the wire. */
export type IdentityRefusal = { readonly kind: 'refused'; readonly code: FailureCode };

export type Account = {
  readonly id: string;
  readonly role: Role;
  readonly username: string | null;
  readonly email: string;
};

export type NewAccount = {
  /** `null` if not chosen. */
  readonly username: string | null;
  /** The unique sign-in address. */
  readonly email: string;
  /** The mail address if it differs from `email`: a guest whose address is another's. */
  readonly contactEmail?: string;
  /** `null`: no password until a mailed link sets one. */
  readonly password: string | null;
  readonly role: Role;
  /** The client's address, which limits the waiting passwords. */
  readonly from?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tel?: string | null;
  readonly nickname?: string | null;
  readonly address?: string | null;
  readonly userGroupId?: string | null;
  /** Name of the profile picture in the private store. */
  readonly pictureName?: string | null;
  readonly answers?: readonly StoredAnswer[];
  readonly acceptance?: Acceptance | null;
  /** The linked provider instead of a password. */
  readonly link?: ProvedLink;
};

/**
 * A check inside the account's transaction, before it is written with this id: a refusal or `null`. Its writes roll
 * back with the account.
 */
export type Admission = (tx: Tx, userId: string) => Promise<FailureCode | null>;

/** The owner of a mailed link, and whether it was used. */
export type MailedFor = { readonly userId: string; readonly isTaken: boolean };

/** Sessions and accounts. Never call them inside a transaction. */
export type Identity = {
  /**
   * Creates account and person in one transaction. Refuses taken or malformed names, a bad password, and what `admit`
   * refuses. Throws if the provider's account is linked already.
   */
  readonly createAccount: (
    account: NewAccount,
    admit?: Admission,
  ) => Promise<{ kind: 'created'; userId: string } | IdentityRefusal>;
  /**
   * Opens a session. `LOGIN_FAILED` for an unknown name and a wrong password alike, after equal work;
   * `WHITELIST_USER_DENIED` for a blocked account with the right password. A `null` password is never right.
   */
  readonly signIn: (
    usernameOrEmail: string,
    password: string | null,
    headers: Headers,
  ) => Promise<{ kind: 'signedIn'; account: Account; cookies: readonly string[] } | IdentityRefusal>;
  /** Opens a session without a password after registration or a proof. */
  readonly openSession: (userId: string, headers: Headers) => Promise<{ cookies: readonly string[] }>;
  /** Ends the session of these headers; the cookies delete it in the browser. */
  readonly signOut: (headers: Headers) => Promise<{ cookies: readonly string[] }>;
  /** The owner of these headers, or `null`. Cookies renew the session. */
  readonly currentUser: (
    headers: Headers,
  ) => Promise<{ account: Account; isBlocked: boolean; sessionId: string; cookies: readonly string[] } | null>;
  /**
   * A token that sets a password within a day, or `null` without an account, and the `entries`: sign-in tokens for
   * unclaimed guests. All are written at once, so that time reveals nothing.
   */
  readonly startPasswordReset: (
    who: { readonly usernameOrEmail: string } | { readonly userId: string },
    apart?: readonly string[],
  ) => Promise<{ userId: string; token: string; entries: readonly string[] } | null>;
  /**
   * Sets the password of a token, ends every session and closes sockets; repeatable for a quarter of an hour. Providers
   * that did not verify the address are unlinked, unless the account is signed in here (`signedInAs`).
   */
  readonly finishPasswordReset: (
    token: string,
    password: string,
    signedInAs?: string | null,
  ) => Promise<{ kind: 'changed'; userId: string } | IdentityRefusal>;
  /** The owner of a password token, also within its repeat time (`isTaken`); `null` for an unknown one. */
  readonly whosePasswordLink: (token: string) => Promise<MailedFor | null>;
  /** The owner of an entry token while it lives, also if used; `null` for an unknown one. */
  readonly whoseEntry: (token: string) => Promise<MailedFor | null>;
  /** Uses the token; its user may repeat with the same `key` for a quarter of an hour. It opens and ends no session. */
  readonly finishEntry: (token: string, key: string) => Promise<{ kind: 'entered'; userId: string } | IdentityRefusal>;
  /**
   * Changes the password if the current one is right; sessions stay. `LOGIN_FAILED` for a wrong one, or without a
   * password. Repeating the change is fine.
   */
  readonly changePassword: (
    userId: string,
    current: string,
    password: string,
  ) => Promise<{ kind: 'changed'; userId: string } | IdentityRefusal>;
  /** Changes the role; sessions end and sockets close. */
  readonly setRole: (userId: string, role: Role) => Promise<void>;
  /**
   * Blocks or unblocks an account. Blocking closes its sockets; its sessions stay without rights, so that pages learn
   * of it (`isBlocked`, WHITELIST_USER_DENIED).
   */
  readonly setBlocked: (userId: string, isBlocked: boolean) => Promise<void>;
  /** Ends every session of an account and closes its sockets. */
  readonly revokeSessions: (userId: string) => Promise<void>;
};
