import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { normaliseEmail } from '../../../src/domain/people/contactFormat.ts';
import { type SignInWays, type SocialProvider, socialProviders } from '../../../src/domain/people/socialLogin.ts';
import type { Db, Tx } from '../database/connection.ts';
import { accounts, users } from '../schema/identity.ts';

/** A person at a provider. `subject` is the provider's id, the only key for look-ups. */
export type ProvedLink = {
  readonly provider: SocialProvider;
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider has verified the address. */
  readonly isEmailProved: boolean;
};

/** The account linked to the provider's person, or `null`. */
export async function findLinked(db: Db, { provider, subject }: Pick<ProvedLink, 'provider' | 'subject'>) {
  const [found] = await db
    .select({ userId: users.id, email: users.email, blockedAt: users.blockedAt })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, provider), eq(accounts.accountId, subject)));
  if (found === undefined) return null;
  return { userId: found.userId, email: found.email, isBlocked: found.blockedAt !== null };
}

/** Links a provider's person to an account. Answers the linked account, which may be another one. */
export async function insertLink(tx: Tx, userId: string, link: ProvedLink, now: number): Promise<string | null> {
  const stamps = { createdAt: new Date(now), updatedAt: new Date(now) };
  const provedEmail = link.isEmailProved && link.email !== null ? normaliseEmail(link.email) : null;
  const [inserted] = await tx
    .insert(accounts)
    .values({
      ...{ id: randomBytes(16).toString('base64url'), userId, provedEmail },
      ...{ providerId: link.provider, accountId: link.subject, ...stamps },
    })
    .onConflictDoNothing({ target: [accounts.providerId, accounts.accountId] })
    .returning({ userId: accounts.userId });
  return inserted?.userId ?? (await findLinked(tx, link))?.userId ?? null;
}

/** The sign-in ways of an account. */
export async function readWays(db: Db, userId: string): Promise<Omit<SignInWays, 'offered'>> {
  const rows = await db
    .select({ provider: accounts.providerId, password: accounts.password })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return {
    hasPassword: rows.some(({ password }) => password !== null),
    linked: socialProviders.filter((provider) => rows.some((row) => row.provider === provider)),
  };
}

/** Locks the sign-in ways of an account, so that the last two are not removed at once. */
export async function lockWays(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Unlinks a provider from an account. */
export async function deleteLink(tx: Tx, userId: string, provider: SocialProvider): Promise<void> {
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, provider)));
}

/** Unlinks providers that did not verify the account's sign-in address. */
export async function deleteUnprovedLinks(db: Db, userId: string): Promise<void> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (user === undefined) return;
  await db
    .delete(accounts)
    .where(
      and(
        eq(accounts.userId, userId),
        inArray(accounts.providerId, [...socialProviders]),
        or(isNull(accounts.provedEmail), ne(accounts.provedEmail, user.email)),
      ),
    );
}
