import { sql } from 'drizzle-orm';
import type { Tx } from './connection.ts';

/** Serialises transactions with this name, for things without a row to lock. */
export async function lockNamed(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
