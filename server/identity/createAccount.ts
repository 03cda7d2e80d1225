import { isEmail, normaliseEmail, normaliseSignInName } from '../../src/domain/people/contactFormat.ts';
import { isUsername, refusePassword } from '../../src/domain/people/registration.ts';
import type { Db } from '../store/database/connection.ts';
import { isUniqueViolation } from '../store/database/sqlState.ts';
import { transaction } from '../store/database/transaction.ts';
import { insertAccount, isAddressOfSomebody } from '../store/people/accounts.ts';
import type { Admission, IdentityRefusal, NewAccount } from './identity.ts';

type Making = {
  readonly db: Db;
  readonly clock: () => number;
  readonly makeId: () => string;
  readonly hash: (password: string) => Promise<string>;
};

const refused = (code: IdentityRefusal['code']): IdentityRefusal => ({ kind: 'refused', code });

/**
 * Writes account, password and person in one transaction; the unique index decides taken names. Guests' addresses are
 * not checked, because a refusal would reveal buyers.
 */
export async function createAccount(
  making: Making,
  typed: NewAccount,
  admit: Admission,
): Promise<{ kind: 'created'; userId: string } | IdentityRefusal> {
  const account = {
    ...typed,
    email: normaliseEmail(typed.email),
    username: typed.username === null ? null : normaliseSignInName(typed.username),
  };
  if (!isEmail(account.email)) return refused('INVALID_FORMAT_EMAIL');
  if (account.username !== null && !isUsername(account.username)) return refused('INVALID_FORMAT_USERNAME');
  if (account.password !== null && refusePassword(account.password)) return refused('INVALID_FORMAT_PASSWORD');

  const hash = account.password === null ? null : await making.hash(account.password);
  try {
    return await writeAccount(making, account, hash, admit);
  } catch (error) {
    if (error instanceof NotAdmitted) return refused(error.code);
    if (isUniqueViolation(error, 'users_username_unique')) return refused('DUPLICATE_USERNAME');
    if (isUniqueViolation(error, 'users_email_unique')) return refused('DUPLICATE_EMAIL');
    throw error;
  }
}

/** Carries a refusal out of the transaction, which rolls back. */
class NotAdmitted extends Error {
  readonly code: IdentityRefusal['code'];
  constructor(code: IdentityRefusal['code']) {
    super(code);
    this.code = code;
  }
}

async function writeAccount(
  { db, clock, makeId }: Making,
  account: NewAccount,
  hash: string | null,
  admit: Admission,
): Promise<{ kind: 'created'; userId: string }> {
  const userId = makeId();
  const { username, email, role, firstName, lastName } = account;
  const person = {
    contactEmail: normaliseEmail(account.contactEmail ?? email),
    ...{ firstName, lastName },
    nickname: account.nickname ?? null,
    tel: account.tel ?? null,
    address: account.address ?? null,
    userGroupId: account.userGroupId ?? null,
    pictureName: account.pictureName ?? null,
    answers: account.answers ?? [],
    acceptance: account.acceptance ?? null,
  };
  const passwordHash = hash === null ? null : { id: makeId(), hash };
  return await transaction(db, async (tx) => {
    const isOfAnother = username !== null && username !== email && (await isAddressOfSomebody(tx, username));
    if (isOfAnother) throw new NotAdmitted('DUPLICATE_USERNAME');
    const code = await admit(tx, userId);
    if (code !== null) throw new NotAdmitted(code);
    const link = account.link ?? null;
    await insertAccount(tx, { userId, username, email, role, passwordHash, link, person }, clock());
    return { kind: 'created', userId };
  });
}
