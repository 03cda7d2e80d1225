import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Checked rows of an import, which are written to the catalogue in batches. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: text('import_id').notNull(),
    /** Line of the file; a JSON file may have all rows in one. */
    line: integer('line').notNull(),
    /** Rows of one batch are written in one transaction. */
    batch: integer('batch').notNull(),
    /** A row of `items` by column names. */
    item: jsonb('item').$type<unknown>().notNull(),
    /** Rows of `pricing_plans` by column names. */
    plans: jsonb('plans').$type<readonly unknown[]>().notNull(),
    stagedAt: instant('staged_at').notNull(),
  },
  (row) => [index('import_rows_batch_index').on(row.importId, row.batch)],
);
