import { and, asc, count, desc, eq, gte, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../database/connection.ts';
import { items } from '../schema/catalogue.ts';
import { orderLines, orders } from '../schema/orders.ts';
import { isShown } from './shownItems.ts';

/** The facts of a course that select its neighbours. */
export type CoursePlace = { readonly id: string; readonly instructorId: string | null; readonly categoryId: string };

/** The place of a visible course, or `null`. */
export async function placeOfCourse(db: Db, id: string): Promise<CoursePlace | null> {
  const [row] = await db
    .select({ id: items.id, instructorId: items.instructorId, categoryId: items.categoryId })
    .from(items)
    .where(and(isShown, eq(items.kind, 'course'), eq(items.id, id)));
  return row ?? null;
}

/** The first other courses of the teacher in the shop's order; empty without a teacher. */
export const idsOfTeacher = async (db: Db, { id, instructorId }: CoursePlace, most: number) =>
  instructorId === null ? [] : await otherIds(db, id, eq(items.instructorId, instructorId), most);

/** The first other courses of the category in the shop's order. */
export const idsOfCategory = (db: Db, { id, categoryId }: CoursePlace, most: number) =>
  otherIds(db, id, eq(items.categoryId, categoryId), most);

async function otherIds(db: Db, exceptId: string, where: SQL, most: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(isShown, eq(items.kind, 'course'), ne(items.id, exceptId), where))
    .orderBy(asc(items.rank), asc(items.id))
    .limit(most);
  return rows.map((row) => row.id);
}

/** The best-selling courses by approved orders since an instant. */
export async function mostSoldIds(db: Db, since: number, most: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: items.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(items, eq(items.id, orderLines.itemId))
    .where(and(eq(orders.status, 'approved'), gte(orders.placedAt, since), eq(items.kind, 'course'), isShown))
    .groupBy(items.id)
    .orderBy(desc(count()), asc(items.rank), asc(items.id))
    .limit(most);
  return rows.map((row) => row.id);
}
