import { asc, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './connection.ts';

/** A table whose rows have an order of their own. */
type OrderedTable = PgTable & { readonly id: PgColumn; readonly position: PgColumn };
type RowOf<Table extends OrderedTable> = Table['$inferSelect'];
type NewRow<Table extends OrderedTable> = Omit<Table['$inferInsert'], 'position'>;

/** All rows in their order. */
export const listRows = async <Table extends OrderedTable>(db: Db, table: Table): Promise<readonly RowOf<Table>[]> =>
  db
    .select()
    .from(table as PgTable)
    .orderBy(asc(table.position), asc(table.id));

/** Adds a row at the end. */
export async function addRow<Table extends OrderedTable>(tx: Tx, table: Table, row: NewRow<Table>): Promise<void> {
  const position = sql`(select coalesce(max(${table.position}), -1) + 1 from ${table})`;
  await tx.insert(table).values({ ...row, position } as Table['$inferInsert']);
}

/** `false` without such a row. */
export async function changeRow<Table extends OrderedTable>(
  tx: Tx,
  table: Table,
  id: string,
  changes: Partial<NewRow<Table>>,
): Promise<boolean> {
  const changed = await tx
    .update(table as PgTable)
    .set(changes)
    .where(eq(table.id, id))
    .returning({ id: table.id });
  return changed.length > 0;
}

/** Removes a row, if there is one. */
export async function removeRow(tx: Tx, table: OrderedTable, id: string): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
}
