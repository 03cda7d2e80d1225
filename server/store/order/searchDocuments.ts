import { and, asc, desc, eq, gte, ilike, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import { addMonths } from '../../../src/domain/calendar.ts';
import { plainEntry } from '../../../src/domain/plainEntry.ts';
import type { DocumentFilter, ListedDocument } from '../../../src/domain/tax/documentSearch.ts';
import { datedAtOf } from '../../../src/domain/tax/orderDocument.ts';
import type { Month } from '../../../src/domain/tax/outputTax.ts';
import { bangkokDayStart } from '../../../src/domain/time.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db } from '../database/connection.ts';
import { fromNearerEnd } from '../database/nearerEnd.ts';
import { orderDocuments, searchedFacts } from '../schema/documents.ts';

type Part = { readonly offset: number; readonly limit: number };

const newestFirst = [desc(orderDocuments.issuedAt), desc(orderDocuments.number)];
const oldestFirst = [asc(orderDocuments.issuedAt), asc(orderDocuments.number)];

/** One page of the issued papers of a search, newest first, and how many it finds. */
export async function searchDocuments(
  db: Db,
  { offset, limit, ...filter }: DocumentFilter & Part,
): Promise<{ readonly rows: readonly ListedDocument[]; readonly total: number }> {
  const { month, kind, state, keyword } = filter;
  const total = await countFound(db, month ?? '', kind ?? '', state ?? '', keyword.trim());
  const part = fromNearerEnd({ offset, limit }, total);
  // The numbers first, so that the facts of the rows before the page are not read.
  const found = await db
    .select({ number: orderDocuments.number })
    .from(orderDocuments)
    .where(conditionOf(filter))
    .orderBy(...(part.isReversed ? oldestFirst : newestFirst))
    .offset(part.offset)
    .limit(part.limit);
  const isOnPage = inArray(
    orderDocuments.number,
    found.map(({ number }) => number),
  );
  const rows = await db
    .select()
    .from(orderDocuments)
    .where(isOnPage)
    .orderBy(...newestFirst);
  return { rows: rows.map(documentOf), total };
}

/** Cached for the further pages of a search. */
const countFound = cachedUntilChanged(
  [orderDocuments],
  (
    db,
    month: Month | '',
    kind: NonNullable<DocumentFilter['kind']> | '',
    state: NonNullable<DocumentFilter['state']> | '',
    keyword: string,
  ) =>
    db.$count(orderDocuments, conditionOf({ month: month || null, kind: kind || null, state: state || null, keyword })),
);

/** The papers of a month, oldest first; within a kind that is the sequence of the numbers. */
export async function documentsOfMonth(db: Db, month: Month, limit: number): Promise<readonly ListedDocument[]> {
  const rows = await db
    .select()
    .from(orderDocuments)
    .where(inMonth(month))
    .orderBy(...oldestFirst)
    .limit(limit);
  return rows.map(documentOf);
}

function documentOf(row: typeof orderDocuments.$inferSelect): ListedDocument {
  const { buyer, totals, currency, replaces, credits, orderNumber } = row.facts;
  const { number, kind, issuedAt, orderId, cancelledAt, cancelReason } = row;
  return {
    ...{ number, kind, issuedAt, orderId, orderNumber, cancelledAt, cancelReason, currency },
    ...{ datedAt: datedAtOf(row), buyerName: buyer.name, taxId: buyer.taxId, branch: buyer.branch },
    ...{ net: totals.net, vat: totals.vat, gross: totals.gross },
    refersTo: (credits ?? replaces)?.number ?? null,
  };
}

const conditionOf = ({ month, kind, state, keyword }: DocumentFilter): SQL | undefined =>
  and(
    month === null ? undefined : inMonth(month),
    kind === null ? undefined : eq(orderDocuments.kind, kind),
    state === null ? undefined : (state === 'cancelled' ? isNotNull : isNull)(orderDocuments.cancelledAt),
    matches(keyword),
  );

function inMonth(month: Month): SQL | undefined {
  const first = `${month}-01`;
  const { issuedAt } = orderDocuments;
  return and(gte(issuedAt, bangkokDayStart(first)), lt(issuedAt, bangkokDayStart(addMonths(first, 1))));
}

function matches(keyword: string): SQL | undefined {
  const words = plainEntry(keyword);
  if (words === '') return undefined;
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const searched = [orderDocuments.number, ...searchedFacts(orderDocuments.facts)];
  return or(...searched.map((text) => ilike(text, pattern)));
}
