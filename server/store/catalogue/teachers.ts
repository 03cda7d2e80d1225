import { asc, eq } from 'drizzle-orm';
import type { Teacher } from '../../../src/domain/catalogue/teacher.ts';
import type { Db, Tx } from '../database/connection.ts';
import { instructors } from '../schema/catalogue.ts';
import { users } from '../schema/identity.ts';

/** All teachers by their Thai names. */
export async function listTeachers(db: Db): Promise<Teacher[]> {
  const rows = await db
    .select({ teacher: instructors, accountEmail: users.email })
    .from(instructors)
    .leftJoin(users, eq(users.id, instructors.userId))
    .orderBy(asc(instructors.nameTh), asc(instructors.id));
  return rows.map(({ teacher: { id, nameTh, nameEn }, accountEmail }) => ({
    id,
    name: { th: nameTh, en: nameEn },
    accountEmail,
  }));
}

export async function isTeacher(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: instructors.id }).from(instructors).where(eq(instructors.id, id));
  return rows.length > 0;
}

/** `false` without such a teacher. */
export async function tieTeacher(tx: Tx, id: string, userId: string | null): Promise<boolean> {
  const tied = await tx
    .update(instructors)
    .set({ userId })
    .where(eq(instructors.id, id))
    .returning({ id: instructors.id });
  return tied.length > 0;
}

/** The account with this sign-in address, or `null`. */
export async function accountWithEmail(db: Db, email: string): Promise<string | null> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found?.id ?? null;
}
