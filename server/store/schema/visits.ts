import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Counted events by days of Bangkok. They name nobody. */
export const visitDays = pgTable('visit_days', {
  day: text('day').primaryKey(),
  views: integer('views').notNull().default(0),
  purchases: integer('purchases').notNull().default(0),
});
