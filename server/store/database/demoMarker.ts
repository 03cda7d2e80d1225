import { eq } from 'drizzle-orm';
import { items } from '../schema/catalogue.ts';
import { users } from '../schema/identity.ts';
import { counters } from '../schema/shop.ts';
import type { Db, Tx } from './connection.ts';

/** The row with the demo shop's seeding step. */
const marker = 'demo-shop';
const steps = { begun: 1, complete: 2 } as const;
type DemoStep = keyof typeof steps;

/** `null`: the demo shop was never seeded. */
export async function readDemoStep(db: Db): Promise<DemoStep | null> {
  const [row] = await db.select({ value: counters.value }).from(counters).where(eq(counters.name, marker));
  if (!row) return null;
  return row.value === steps.complete ? 'complete' : 'begun';
}

export async function writeDemoStep(db: Db | Tx, step: DemoStep): Promise<void> {
  const value = steps[step];
  await db
    .insert(counters)
    .values({ name: marker, value })
    .onConflictDoUpdate({ target: counters.name, set: { value } });
}

export const hasCatalogue = async (db: Db): Promise<boolean> =>
  (await db.select({ id: items.id }).from(items).limit(1)).length > 0;

/** The account with this sign-in address, or `null`. */
export async function findAccountId(db: Db, email: string): Promise<string | null> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found?.id ?? null;
}
