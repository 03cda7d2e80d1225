import { and, asc, count, eq } from 'drizzle-orm';
import type { Category, ItemKind } from '../../../src/domain/catalogue/course.ts';
import { pathsWithin } from '../../../src/domain/catalogue/pathsWithin.ts';
import type { Db } from '../database/connection.ts';
import { categories, items } from '../schema/catalogue.ts';
import { isShown } from './shownItems.ts';

/** All categories in the shop's order with their numbers of visible items. */
export async function readCategories(db: Db): Promise<readonly Category[]> {
  const rows = await db
    .select({ category: categories, count: count(items.id) })
    .from(categories)
    .leftJoin(items, and(eq(items.categoryId, categories.id), isShown))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
  const placed = rows.map(({ category }) => category);
  const countIn = (paths: ReadonlySet<string>) =>
    rows.reduce((sum, { category, count: own }) => (paths.has(category.linkPath) ? sum + own : sum), 0);
  return placed.map((category) => ({
    id: category.id,
    linkPath: category.linkPath,
    name: { th: category.nameTh, en: category.nameEn },
    weave: category.weave,
    kind: category.kind,
    parentId: category.parentId,
    count: countIn(pathsWithin(category.linkPath, placed)),
  }));
}

/** The kind of a category's items, or `null` for an unknown path. */
export async function kindOfCategory(db: Db, linkPath: string): Promise<ItemKind | null> {
  const [row] = await db.select({ kind: categories.kind }).from(categories).where(eq(categories.linkPath, linkPath));
  return row?.kind ?? null;
}

/** Whether there is such a category for items of this kind. */
export async function categoryOfKind(db: Db, id: string, kind: ItemKind): Promise<boolean> {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.kind, kind)));
  return rows.length > 0;
}
