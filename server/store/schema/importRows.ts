import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What an import has written down before all of it is put into the catalogue at once. Nobody else reads it. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: text('import_id').notNull(),
    /** Line of the file; a JSON file may have all of its rows in one. */
    line: integer('line').notNull(),
    /** Rows of one batch are put into the catalogue by one statement. */
    batch: integer('batch').notNull(),
    /** A row of `items` in its column names. */
    item: jsonb('item').$type<unknown>().notNull(),
    /** Rows of `pricing_plans` in their column names. */
    plans: jsonb('plans').$type<readonly unknown[]>().notNull(),
    stagedAt: instant('staged_at').notNull(),
  },
  (row) => [index('import_rows_batch_index').on(row.importId, row.batch)],
);
