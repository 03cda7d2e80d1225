import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StoredAnswer } from '../../../src/domain/people/customLabel.ts';
import { roles } from '../../../src/domain/people/identity.ts';
import type { Acceptance } from '../../../src/domain/site/acceptance.ts';
import { instant, isOneOf } from './columns.ts';
import { userGroups } from './userGroups.ts';

/** The session library uses `Date` for these columns. */
const libraryInstant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Accounts in the session library's format. Names and addresses are in `people`. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** The sign-in address. A guest whose address is another account's has a made-up one. */
    email: text('email').notNull().unique('users_email_unique'),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    username: text('username').unique('users_username_unique'),
    role: text('role', { enum: roles }).notNull(),
    blockedAt: libraryInstant('blocked_at'),
    createdAt: libraryInstant('created_at').notNull(),
    updatedAt: libraryInstant('updated_at').notNull(),
  },
  (user) => [
    check('users_role_check', isOneOf(user.role, roles)),
    // The desk's search for parts of names; the same in `people`.
    index('users_search_index').using('gin', user.email.op('gin_trgm_ops'), user.username.op('gin_trgm_ops')),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique('sessions_token_unique'),
    expiresAt: libraryInstant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: libraryInstant('created_at').notNull(),
    updatedAt: libraryInstant('updated_at').notNull(),
  },
  (session) => [index('sessions_user_id_index').on(session.userId)],
);

/** Sign-in ways of an account: its password hash, or an external provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: libraryInstant('access_token_expires_at'),
    refreshTokenExpiresAt: libraryInstant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    /** The address that the provider had verified when linked, or `null`. */
    provedEmail: text('proved_email'),
    createdAt: libraryInstant('created_at').notNull(),
    updatedAt: libraryInstant('updated_at').notNull(),
  },
  (account) => [
    index('accounts_user_id_index').on(account.userId),
    uniqueIndex('accounts_provider_account_unique').on(account.providerId, account.accountId),
  ],
);

/** Short-lived proofs such as password links. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: libraryInstant('expires_at').notNull(),
    createdAt: libraryInstant('created_at').notNull(),
    updatedAt: libraryInstant('updated_at').notNull(),
  },
  (verification) => [index('verifications_identifier_index').on(verification.identifier)],
);

/** A person's own data (specification 3, registration payload). */
export const people = pgTable(
  'people',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The mail address; two people may share it, so it proves nothing. */
    contactEmail: text('contact_email').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    nickname: text('nickname'),
    tel: text('tel'),
    address: text('address'),
    userGroupId: text('user_group_id').references(() => userGroups.id, { onDelete: 'set null' }),
    /** Name of the profile picture in the private store. */
    pictureName: text('picture_name'),
    /** Answers to the shop's questions with the questions' text. */
    answers: jsonb('answers').$type<readonly StoredAnswer[]>().notNull().default([]),
    /** The terms that the registration accepted; `null` for none. */
    acceptance: jsonb('acceptance').$type<Acceptance>(),
    createdAt: instant('created_at').notNull(),
    /** Time of the erasure by law; the orders' amounts and documents stay. */
    erasedAt: instant('erased_at'),
  },
  (person) => [
    index('people_contact_email_index').on(person.contactEmail),
    index('people_created_at_index').on(person.createdAt, person.userId),
    index('people_search_index').using(
      'gin',
      sql`(${person.firstName} || ' ' || ${person.lastName}) gin_trgm_ops`,
      person.contactEmail.op('gin_trgm_ops'),
      person.tel.op('gin_trgm_ops'),
    ),
  ],
);
