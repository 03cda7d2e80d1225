import { and, eq } from 'drizzle-orm';
import type { FreeBook, FreeBookType } from '../../../src/domain/catalogue/course.ts';
import type { Db } from '../database/connection.ts';
import { items } from '../schema/catalogue.ts';
import { isShown } from './shownItems.ts';

/** The free book of a course; the file name of its cover in the public store. */
export type FreeBookRow = Omit<FreeBook, 'coverUrl'> & { readonly coverName: string | null };

/** The visible free book of a course; `null` without one. */
export async function freeBookOf(
  db: Db,
  { freeBookId, freeBookType }: { readonly freeBookId: string | null; readonly freeBookType: FreeBookType | null },
): Promise<FreeBookRow | null> {
  if (freeBookId === null || freeBookType === null) return null;
  const [book] = await db
    .select()
    .from(items)
    .where(and(isShown, eq(items.id, freeBookId)));
  if (!book) return null;
  return {
    itemId: book.id,
    slug: book.slug,
    title: { th: book.titleTh, en: book.titleEn },
    coverName: book.coverName,
    coverAlt: { th: book.coverAltTh, en: book.coverAltEn },
    delivery: freeBookType,
  };
}
