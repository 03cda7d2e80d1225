import { randomUUID } from 'node:crypto';
import { openIdentity } from '../../../server/identity/openIdentity.ts';
import { readConfig } from '../../../server/readConfig.ts';
import { openDatabase } from '../../../server/store/database/database.ts';
import { newVisitor } from './shopClient.ts';
import { storeCookies, type Visitor } from './wireRequest.ts';

export type Buyer = Visitor & { readonly userId: string };

/** The embedded database of a halted shop, or the PostgreSQL of any. */
type Shop = { readonly dataDir: string; readonly databaseUrl?: string };

/** Creates signed-in students without passwords, which would be slow to hash. */
export async function makeBuyers({ dataDir, databaseUrl }: Shop, count: number): Promise<Buyer[]> {
  const config = readConfig({ SHOP_MODE: 'demo', DATA_DIR: dataDir });
  const { db, close } = await openDatabase({ url: databaseUrl ?? null, dataDir });
  const identity = openIdentity({ db, config, clock: Date.now, closeSocketsOf: () => {} });
  const buyers: Buyer[] = [];
  for (let made = 0; made < count; made += 1) {
    const email = `buyer-${randomUUID()}@example.com`;
    const person = { username: null, password: null, role: 'student', firstName: 'มานี', lastName: 'ใจดี' } as const;
    const created = await identity.createAccount({ ...person, email });
    if (created.kind !== 'created') throw new Error(`No account: ${created.code}`);
    const buyer = { ...newVisitor(), userId: created.userId };
    storeCookies(buyer, (await identity.openSession(created.userId, new Headers())).cookies);
    buyers.push(buyer);
  }
  await close();
  return buyers;
}
