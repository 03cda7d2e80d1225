import { and, asc, count, desc, eq, gte, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { addMonths } from '../../../src/domain/calendar.ts';
import { plainEntry } from '../../../src/domain/plainEntry.ts';
import type { DocumentFilter, ListedDocument } from '../../../src/domain/tax/documentSearch.ts';
import { datedAtOf } from '../../../src/domain/tax/orderDocument.ts';
import type { Month } from '../../../src/domain/tax/outputTax.ts';
import { bangkokDayStart } from '../../../src/domain/time.ts';
import type { Db } from '../database/connection.ts';
import { orderDocuments } from '../schema/documents.ts';
import { orders } from '../schema/orders.ts';

type Part = { readonly offset: number; readonly limit: number };

/** One page of the issued papers of a search, newest first, and how many it finds. */
export async function searchDocuments(
  db: Db,
  search: DocumentFilter & Part,
): Promise<{ readonly rows: readonly ListedDocument[]; readonly total: number }> {
  const condition = conditionOf(db, search);
  const [counted] = await db
    .select({ total: count() })
    .from(orderDocuments)
    .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
    .where(condition);
  const rows = await listed(db, condition)
    .orderBy(desc(orderDocuments.issuedAt), desc(orderDocuments.number))
    .offset(search.offset)
    .limit(search.limit);
  return { rows: rows.map(documentOf), total: counted?.total ?? 0 };
}

/** The papers of a month, oldest first; within a kind that is the sequence of the numbers. */
export async function documentsOfMonth(db: Db, month: Month, limit: number): Promise<readonly ListedDocument[]> {
  const rows = await listed(db, inMonth(month))
    .orderBy(asc(orderDocuments.issuedAt), asc(orderDocuments.number))
    .limit(limit);
  return rows.map(documentOf);
}

const listed = (db: Db, condition: SQL | undefined) =>
  db
    .select({ row: orderDocuments, orderNumber: orders.number })
    .from(orderDocuments)
    .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
    .where(condition);

type Row = { readonly row: typeof orderDocuments.$inferSelect; readonly orderNumber: string };

const documentOf = ({ row, orderNumber }: Row): ListedDocument => {
  const { buyer, totals, currency, replaces, credits } = row.facts;
  const { number, kind, issuedAt, orderId, cancelledAt, cancelReason } = row;
  return {
    ...{ number, kind, issuedAt, orderId, orderNumber, cancelledAt, cancelReason, currency },
    ...{ datedAt: datedAtOf(row), buyerName: buyer.name, taxId: buyer.taxId, branch: buyer.branch },
    ...{ net: totals.net, vat: totals.vat, gross: totals.gross },
    refersTo: (credits ?? replaces)?.number ?? null,
  };
};

const conditionOf = (db: Db, { month, kind, state, keyword }: DocumentFilter): SQL | undefined =>
  and(
    month === null ? undefined : inMonth(month),
    kind === null ? undefined : eq(orderDocuments.kind, kind),
    state === null ? undefined : (state === 'cancelled' ? isNotNull : isNull)(orderDocuments.cancelledAt),
    matches(db, keyword),
  );

function inMonth(month: Month): SQL | undefined {
  const first = `${month}-01`;
  const { issuedAt } = orderDocuments;
  return and(gte(issuedAt, bangkokDayStart(first)), lt(issuedAt, bangkokDayStart(addMonths(first, 1))));
}

/** Two index searches, one for each table; a condition across both would read every row. */
function matches(db: Db, keyword: string): SQL | undefined {
  const words = plainEntry(keyword);
  if (words === '') return undefined;
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const ofBuyer = (name: 'name' | 'taxId') =>
    sql`(${orderDocuments.facts} -> 'buyer' ->> ${sql.raw(`'${name}'`)}) ilike ${pattern}`;
  const onPaper = db
    .select({ number: orderDocuments.number })
    .from(orderDocuments)
    .where(or(ilike(orderDocuments.number, pattern), ofBuyer('name'), ofBuyer('taxId')));
  const ofOrder = db
    .select({ number: orderDocuments.number })
    .from(orderDocuments)
    .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
    .where(ilike(orders.number, pattern));
  return inArray(orderDocuments.number, onPaper.union(ofOrder));
}
