import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { ItemKind } from '../../../src/domain/catalogue/course.ts';
import type { Db } from '../database/connection.ts';
import { items } from '../schema/catalogue.ts';

/** What visitors see: it is there, and it is published. */
export const isShown = sql`(${items.deletedAt} is null and ${items.isPublished})`;

/** Whether it is there but not shown to visitors: not yet, or not any more. */
export async function isUnpublished(db: Db, id: string, kind: ItemKind): Promise<boolean> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.id, id), eq(items.kind, kind), isNull(items.deletedAt), eq(items.isPublished, false)));
  return rows.length > 0;
}

/** Takes what was published until now out of the lists, as `isShowingOver` has it; their ids. */
export async function endPublishing(db: Db, now: number): Promise<readonly string[]> {
  const ended = await db
    .update(items)
    .set({ isPublished: false, updatedAt: now })
    .where(and(items.isPublished, lte(items.publishEndsAt, now)))
    .returning({ id: items.id });
  return ended.map(({ id }) => id);
}
