import { findAccountByName } from '../store/accounts.ts';
import type { Db } from '../store/connection.ts';

/** What a person's tries at signing in are counted by, whichever of their names was typed. */
export const triesOfPerson = (userId: string): string => `person ${userId}`;

/** What tries under a typed name are counted by: a person's username and address are one, a name of nobody is its own. */
export async function triesUnder(db: Db, typed: string): Promise<string> {
  const name = typed.trim().toLowerCase();
  const account = await findAccountByName(db, name);
  return account === null ? `name ${name}` : triesOfPerson(account.id);
}
