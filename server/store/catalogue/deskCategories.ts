import { and, asc, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { CategoryFields, DeskCategory } from '../../../src/domain/catalogue/categoryTree.ts';
import type { WeaveKind } from '../../../src/domain/catalogue/course.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db, Tx } from '../database/connection.ts';
import { addRow } from '../database/orderedRows.ts';
import { categories, items } from '../schema/catalogue.ts';

/** All categories in the shop's order with their numbers of items, published or not. */
export async function listDeskCategories(db: Db): Promise<DeskCategory[]> {
  const counts = await countItems(db);
  const rows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
  return rows.map((category) => ({
    id: category.id,
    kind: category.kind,
    name: { th: category.nameTh, en: category.nameEn },
    linkPath: category.linkPath,
    parentId: category.parentId,
    itemCount: counts.get(category.id) ?? 0,
  }));
}

const countItems = cachedUntilChanged([items], async (db): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ id: items.categoryId, itemCount: count() })
    .from(items)
    .where(isNull(items.deletedAt))
    .groupBy(items.categoryId);
  return new Map(rows.map(({ id, itemCount }) => [id, itemCount]));
});

/** Changes of the tree run one after the other. */
export const lockCategories = (tx: Tx) => tx.execute(sql`lock table ${categories} in share row exclusive mode`);

const columnsOf = ({ kind, name, linkPath, parentId }: CategoryFields) => ({
  ...{ kind, linkPath, parentId, nameTh: name.th, nameEn: name.en },
});

const weaves: readonly WeaveKind[] = ['khit', 'khluen', 'san', 'phikun', 'kit', 'mi'];

/** Adds a category behind the others, with the next weave. */
export async function insertCategory(tx: Tx, id: string, fields: CategoryFields): Promise<void> {
  const [row] = await tx.select({ count: count() }).from(categories);
  const weave = weaves[(row?.count ?? 0) % weaves.length] ?? 'khit';
  await addRow(tx, categories, { id, weave, ...columnsOf(fields) });
}

/** Changes a category and the change times of its items, whose lists name it. */
export async function updateCategory(tx: Tx, id: string, fields: CategoryFields, now: number): Promise<void> {
  await tx.update(categories).set(columnsOf(fields)).where(eq(categories.id, id));
  await tx.update(items).set({ updatedAt: now }).where(eq(items.categoryId, id));
}

/** Deletes a category; removed items move to another one of its kind. `false` if there is none for them. */
export async function deleteCategory(tx: Tx, { id, kind }: DeskCategory): Promise<boolean> {
  const removed = and(eq(items.categoryId, id), isNotNull(items.deletedAt));
  const [left] = await tx.select({ id: items.id }).from(items).where(removed).limit(1);
  if (left) {
    const [other] = await tx
      .select({ id: categories.id })
      .from(categories)
      .where(and(eq(categories.kind, kind), ne(categories.id, id)))
      .limit(1);
    if (!other) return false;
    await tx.update(items).set({ categoryId: other.id }).where(removed);
  }
  await tx.delete(categories).where(eq(categories.id, id));
  return true;
}

export async function writeCategoryOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await tx.update(categories).set({ position }).where(eq(categories.id, id));
  }
}
