import type { Config } from './base/config.ts';
import { demoAccounts } from './base/demoAccounts.ts';
import type { Identity } from './identity/identity.ts';
import { StartFault } from './ports.ts';
import type { Db } from './store/database/connection.ts';
import { hasAdministrator, takenUsernames } from './store/people/accounts.ts';

/** Refuses to open production while a demo account works with its public password. */
export async function refuseDemoAccounts(db: Db, identity: Identity): Promise<void> {
  const taken = await takenUsernames(
    db,
    demoAccounts.map(({ username }) => username),
  );
  for (const account of demoAccounts.filter(({ username }) => taken.has(username))) {
    const outcome = await identity.signIn(account.username, account.password, new Headers());
    if (outcome.kind === 'signedIn') {
      await identity.revokeSessions(outcome.account.id);
      throw new StartFault(
        `The account "${account.username}" still has its demo password. Change it before going live.`,
      );
    }
  }
}

/** Creates the first administrator of a new shop from the configuration. */
export async function makeFirstAdministrator(
  db: Db,
  identity: Identity,
  first: Config['firstAdministrator'],
): Promise<void> {
  if (await hasAdministrator(db)) return;
  if (first === null) throw new StartFault('This shop has no administrator yet: set ADMIN_EMAIL and ADMIN_PASSWORD.');
  const outcome = await identity.createAccount({
    username: null,
    email: first.email,
    password: first.password,
    role: 'administrator',
    firstName: '',
    lastName: '',
  });
  if (outcome.kind === 'refused') throw new StartFault(`The first administrator was refused: ${outcome.code}`);
}
