import { eq } from 'drizzle-orm';
import type { AppParts } from '../appParts.ts';
import { demoAccounts } from '../demoAccounts.ts';
import type { Db } from '../store/database.ts';
import { items } from '../store/schema/catalogue.ts';
import { users } from '../store/schema/identity.ts';
import { counters } from '../store/schema/shop.ts';
import { transaction } from '../store/transaction.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { seedMedia } from './seedMedia.ts';
import { seedOrders } from './seedOrders.ts';
import { seedShopKeeping } from './seedShopKeeping.ts';

/** The row that tells how far the demo shop has come; it is written last. */
const marker = 'demo-shop';
const begun = 1;
const complete = 2;

/**
 * Fills an empty database with the demo shop; answers whether anything was done. Rows come in one transaction, and
 * what cannot (files, accounts, orders) is repeatable, so a start that was killed half-way is simply continued.
 * A database with a catalogue of its own is left alone.
 */
export async function seedDemoShop(parts: AppParts): Promise<boolean> {
  const progress = await readProgress(parts.db);
  if (progress === complete || (progress === null && (await hasCatalogue(parts.db)))) return false;
  if (progress === null) await seedRows(parts);
  await seedMedia(parts.files);
  await seedAccounts(parts);
  await seedOrders(parts);
  await parts.db.update(counters).set({ value: complete }).where(eq(counters.name, marker));
  return true;
}

async function readProgress(db: Db): Promise<number | null> {
  const [row] = await db.select({ value: counters.value }).from(counters).where(eq(counters.name, marker));
  return row?.value ?? null;
}

const hasCatalogue = async (db: Db): Promise<boolean> =>
  (await db.select({ id: items.id }).from(items).limit(1)).length > 0;

async function seedRows({ db, clock }: AppParts): Promise<void> {
  const now = clock();
  await transaction(db, async (tx) => {
    await tx.insert(counters).values({ name: marker, value: begun });
    await seedCatalogue(tx, now);
    await seedShopKeeping(tx, now);
  });
}

async function seedAccounts({ db, identity }: AppParts): Promise<void> {
  for (const account of demoAccounts) {
    const [known] = await db.select({ id: users.id }).from(users).where(eq(users.username, account.username));
    if (known) continue;
    const outcome = await identity.createAccount(account);
    if (outcome.kind === 'refused')
      throw new Error(`The demo account ${account.username} was refused: ${outcome.code}`);
  }
}
