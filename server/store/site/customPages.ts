import { and, asc, eq, sql } from 'drizzle-orm';
import type { StoredPage } from '../../../src/domain/site/customPage.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db, Tx } from '../database/connection.ts';
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
export async function listStoredPages(db: Db): Promise<StoredPage[]> {
  const rows = await db.select().from(customPages).orderBy(asc(customPages.position), asc(customPages.createdAt));
  return rows.map(pageOf);
}

/** A published page by its address, or `null`. */
export async function findPublishedPage(db: Db, path: string): Promise<StoredPage | null> {
  const [row] = await db
    .select()
    .from(customPages)
    .where(and(eq(customPages.path, path), eq(customPages.isPublished, true)));
  return row ? pageOf(row) : null;
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
    const position = sql`(select coalesce(max(${customPages.position}), -1) + 1 from ${customPages})`;
    await tx.insert(customPages).values({ ...texts, id, position, createdAt: now, updatedAt: now });
    return 'written';
  });

export const updatePage = (tx: Tx, id: string, texts: PageTexts, now: number): Promise<PageWritten> =>
  unlessTaken(tx, async () => {
    const changed = await tx
      .update(customPages)
      .set({ ...texts, updatedAt: now })
      .where(eq(customPages.id, id))
      .returning({ id: customPages.id });
    return changed.length > 0 ? 'written' : 'missing';
  });

async function unlessTaken(tx: Tx, write: () => Promise<PageWritten>): Promise<PageWritten> {
  try {
    return await savepoint(tx, write);
  } catch (error) {
    if (isUniqueViolation(error, 'custom_pages_path_unique')) return 'taken';
    throw error;
  }
}

export async function removePage(tx: Tx, id: string): Promise<void> {
  await tx.delete(customPages).where(eq(customPages.id, id));
}

export type NewPagePicture = typeof pagePictures.$inferInsert;

export async function insertPagePictures(tx: Tx, rows: readonly NewPagePicture[]): Promise<void> {
  await tx.insert(pagePictures).values([...rows]);
}
