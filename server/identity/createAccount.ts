import { isEmail, normaliseEmail } from '../../src/domain/contactFormat.ts';
import { isUsername, refusePassword } from '../../src/domain/registration.ts';
import type { Db } from '../store/connection.ts';
import { accounts, people, users } from '../store/schema/identity.ts';
import { isUniqueViolation } from '../store/sqlState.ts';
import { transaction } from '../store/transaction.ts';
import type { IdentityRefusal, NewAccount } from './identity.ts';

type Making = {
  readonly db: Db;
  readonly clock: () => number;
  readonly makeId: () => string;
  readonly hash: (password: string) => Promise<string>;
};

const refused = (code: IdentityRefusal['code']): IdentityRefusal => ({ kind: 'refused', code });

/** Account, password and person in one transaction; a name that is taken is told by the unique index, never by a look. */
export async function createAccount(
  making: Making,
  typed: NewAccount,
): Promise<{ kind: 'created'; userId: string } | IdentityRefusal> {
  const account = {
    ...typed,
    email: normaliseEmail(typed.email),
    username: typed.username?.trim().toLowerCase() ?? null,
  };
  if (!isEmail(account.email)) return refused('INVALID_FORMAT_EMAIL');
  if (account.username !== null && !isUsername(account.username)) return refused('INVALID_FORMAT_USERNAME');
  if (account.password !== null && refusePassword(account.password)) return refused('INVALID_FORMAT_PASSWORD');

  const hash = account.password === null ? null : await making.hash(account.password);
  try {
    return { kind: 'created', userId: await writeAccount(making, account, hash) };
  } catch (error) {
    if (isUniqueViolation(error, 'users_username_unique')) return refused('DUPLICATE_USERNAME');
    if (isUniqueViolation(error, 'users_email_unique')) return refused('DUPLICATE_EMAIL');
    throw error;
  }
}

async function writeAccount({ db, clock, makeId }: Making, account: NewAccount, hash: string | null): Promise<string> {
  const userId = makeId();
  const now = clock();
  const at = new Date(now);
  await transaction(db, async (tx) => {
    await tx.insert(users).values({
      id: userId,
      name: `${account.firstName} ${account.lastName}`.trim(),
      email: account.email,
      username: account.username,
      role: account.role,
      createdAt: at,
      updatedAt: at,
    });
    if (hash !== null) {
      const id = makeId();
      await tx.insert(accounts).values({
        id,
        accountId: userId,
        providerId: 'credential',
        userId,
        password: hash,
        createdAt: at,
        updatedAt: at,
      });
    }
    await tx.insert(people).values({
      userId,
      contactEmail: normaliseEmail(account.contactEmail ?? account.email),
      firstName: account.firstName,
      lastName: account.lastName,
      nickname: account.nickname ?? null,
      tel: account.tel ?? null,
      address: account.address ?? null,
      userGroupId: account.userGroupId ?? null,
      createdAt: now,
    });
  });
  return userId;
}
