import { sql } from 'drizzle-orm';
import type { Db } from '../database/connection.ts';
import { categories, instructors, items, lectures, pricingPlans, sections } from '../schema/catalogue.ts';

/**
 * Runs `analyze`. The embedded database never does so by itself and would read ten thousand courses with the plan for a
 * handful, a hundred times slower.
 */
export async function refreshStatistics(db: Db): Promise<void> {
  for (const table of [items, pricingPlans, categories, instructors, sections, lectures])
    await db.execute(sql`analyze ${table}`);
}
