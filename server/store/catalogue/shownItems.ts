import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { ItemKind } from '../../../src/domain/catalogue/course.ts';
import type { Db } from '../database/connection.ts';
import { items } from '../schema/catalogue.ts';

/** The condition of visible items: existing and published. */
export const isShown = sql`(${items.deletedAt} is null and ${items.isPublished})`;

/** The condition of items that the desk may look at before buyers do. */
export const isThere = sql`(${items.deletedAt} is null)`;

/** Whether an item exists but is not published. */
export async function isUnpublished(db: Db, id: string, kind: ItemKind): Promise<boolean> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.id, id), eq(items.kind, kind), isNull(items.deletedAt), eq(items.isPublished, false)));
  return rows.length > 0;
}

/** Publishes items whose time has come; answers their ids. */
export async function startPublishing(db: Db, now: number): Promise<readonly string[]> {
  const started = await db
    .update(items)
    .set({ isPublished: true, publishStartsAt: null, updatedAt: now })
    .where(and(eq(items.isPublished, false), isNull(items.archivedAt), lte(items.publishStartsAt, now)))
    .returning({ id: items.id });
  return started.map(({ id }) => id);
}

/** Unpublishes items whose end has come (`isShowingOver`); answers their ids. */
export async function endPublishing(db: Db, now: number): Promise<readonly string[]> {
  const ended = await db
    .update(items)
    .set({ isPublished: false, updatedAt: now })
    .where(and(items.isPublished, lte(items.publishEndsAt, now)))
    .returning({ id: items.id });
  return ended.map(({ id }) => id);
}
