import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Acceptance, AcceptedPage } from '../../../src/domain/site/acceptance.ts';
import type { StoredPage } from '../../../src/domain/site/customPage.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db, Tx } from '../database/connection.ts';
import { addRow, changeRow, listRows, removeRow } from '../database/orderedRows.ts';
import { isUniqueViolation } from '../database/sqlState.ts';
import { savepoint } from '../database/transaction.ts';
import { customPages, pagePictures } from '../schema/customPages.ts';

type PageRow = typeof customPages.$inferSelect;
/** The texts of a page. */
export type PageTexts = Omit<PageRow, 'id' | 'position' | 'createdAt' | 'updatedAt'>;

const pageOf = (row: PageRow): StoredPage => ({
  id: row.id,
  path: row.path,
  title: { th: row.titleTh, en: row.titleEn },
  body: { th: row.bodyTh, en: row.bodyEn },
  isPublished: row.isPublished,
  updatedAt: row.updatedAt,
});

/** Changes with every page; cached until then. */
export const pagesVersion = cachedUntilChanged([customPages], async (db) => {
  const [row] = await db
    .select({ text: sql<string>`concat_ws(' ', count(*), sum(extract(epoch from ${customPages.updatedAt})))` })
    .from(customPages);
  return row?.text ?? '';
});

/** All pages in order of creation. */
export const listStoredPages = async (db: Db): Promise<StoredPage[]> => (await listRows(db, customPages)).map(pageOf);

/** A published page by its address, or `null`. */
export async function findPublishedPage(db: Db, path: string): Promise<StoredPage | null> {
  const [row] = await db
    .select()
    .from(customPages)
    .where(and(eq(customPages.path, path), eq(customPages.isPublished, true)));
  return row ? pageOf(row) : null;
}

/** The versions of the shown pages that a person accepts at this time; `null` without a published one. */
export async function acceptanceAt(
  db: Db,
  now: number,
  shown: readonly AcceptedPage[] = [],
): Promise<Acceptance | null> {
  if (shown.length === 0) return null;
  const rows = await db
    .select({ path: customPages.path, updatedAt: customPages.updatedAt })
    .from(customPages)
    .where(and(inArray(customPages.path, [...shown]), eq(customPages.isPublished, true)));
  const versionOf = (wanted: AcceptedPage) => rows.find(({ path }) => path === wanted)?.updatedAt ?? null;
  return rows.length === 0 ? null : { acceptedAt: now, terms: versionOf('terms'), privacy: versionOf('privacy') };
}

export async function findStoredPage(db: Db, id: string): Promise<StoredPage | null> {
  const [row] = await db.select().from(customPages).where(eq(customPages.id, id));
  return row ? pageOf(row) : null;
}

/** `taken`: another page has this address. */
export type PageWritten = 'written' | 'taken' | 'missing';

/** Adds a page at the end. */
export const insertPage = (tx: Tx, id: string, texts: PageTexts, now: number): Promise<PageWritten> =>
  unlessTaken(tx, async () => {
    await addRow(tx, customPages, { ...texts, id, createdAt: now, updatedAt: now });
    return 'written';
  });

export const updatePage = (tx: Tx, id: string, texts: PageTexts, now: number): Promise<PageWritten> =>
  unlessTaken(tx, async () =>
    (await changeRow(tx, customPages, id, { ...texts, updatedAt: now })) ? 'written' : 'missing',
  );

async function unlessTaken(tx: Tx, write: () => Promise<PageWritten>): Promise<PageWritten> {
  try {
    return await savepoint(tx, write);
  } catch (error) {
    if (isUniqueViolation(error, 'custom_pages_path_unique')) return 'taken';
    throw error;
  }
}

export const removePage = (tx: Tx, id: string): Promise<void> => removeRow(tx, customPages, id);

export type NewPagePicture = typeof pagePictures.$inferInsert;

export async function insertPagePictures(tx: Tx, rows: readonly NewPagePicture[]): Promise<void> {
  await tx.insert(pagePictures).values([...rows]);
}
