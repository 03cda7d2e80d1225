import { demoAccounts } from '../base/demoAccounts.ts';
import { findAccountId, hasCatalogue, readDemoStep, writeDemoStep } from '../store/database/demoMarker.ts';
import { transaction } from '../store/database/transaction.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { seedComments } from './seedComments.ts';
import { seedMedia } from './seedMedia.ts';
import { seedOrders } from './seedOrders.ts';
import { seedPages } from './seedPages.ts';
import { seedReviews } from './seedReviews.ts';
import { seedShopKeeping } from './seedShopKeeping.ts';

/**
 * Fills an empty database with the demo shop; answers whether anything was done. Rows come in one transaction, and
 * what cannot (files, accounts, orders) is repeatable, so a start that was killed half-way is simply continued.
 * A database with a catalogue of its own is left alone.
 */
export async function seedDemoShop(parts: AppParts): Promise<boolean> {
  const step = await readDemoStep(parts.db);
  if (step === 'complete' || (step === null && (await hasCatalogue(parts.db)))) return false;
  if (step === null) await seedRows(parts);
  await seedMedia(parts.files);
  await seedAccounts(parts);
  await seedOrders(parts);
  await seedComments(parts);
  await seedReviews(parts);
  await writeDemoStep(parts.db, 'complete');
  return true;
}

async function seedRows({ db, clock }: AppParts): Promise<void> {
  const now = clock();
  await transaction(db, async (tx) => {
    await writeDemoStep(tx, 'begun');
    await seedCatalogue(tx, now);
    await seedShopKeeping(tx, now);
    await seedPages(tx, now);
  });
}

async function seedAccounts({ db, identity }: AppParts): Promise<void> {
  for (const account of demoAccounts) {
    if ((await findAccountId(db, account.email)) !== null) continue;
    const outcome = await identity.createAccount(account);
    if (outcome.kind === 'refused')
      throw new Error(`The demo account ${account.username} was refused: ${outcome.code}`);
  }
}
