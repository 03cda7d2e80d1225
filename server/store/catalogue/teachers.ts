import { asc, eq } from 'drizzle-orm';
import type { Teacher, TeacherWords } from '../../../src/domain/catalogue/teacher.ts';
import type { Db, Tx } from '../database/connection.ts';
import { instructors, items } from '../schema/catalogue.ts';
import { users } from '../schema/identity.ts';

/** All teachers by their Thai names. */
export async function listTeachers(db: Db): Promise<Teacher[]> {
  const rows = await db
    .select({ teacher: instructors, accountEmail: users.email })
    .from(instructors)
    .leftJoin(users, eq(users.id, instructors.userId))
    .orderBy(asc(instructors.nameTh), asc(instructors.id));
  return rows.map(({ teacher, accountEmail }) => ({
    id: teacher.id,
    name: { th: teacher.nameTh, en: teacher.nameEn },
    headline: teacher.headlineTh === null ? null : { th: teacher.headlineTh, en: teacher.headlineEn },
    accountEmail,
  }));
}

const wordColumns = ({ name, headline }: TeacherWords) => ({
  ...{ nameTh: name.th, nameEn: name.en },
  ...{ headlineTh: headline?.th ?? null, headlineEn: headline?.en ?? null },
});

export async function insertTeacher(tx: Tx, id: string, words: TeacherWords): Promise<void> {
  await tx.insert(instructors).values({ id, ...wordColumns(words) });
}

/** Changes a teacher and the change times of their items. `false` without such a teacher. */
export async function updateTeacher(tx: Tx, id: string, words: TeacherWords, now: number): Promise<boolean> {
  const changed = await tx.update(instructors).set(wordColumns(words)).where(eq(instructors.id, id)).returning();
  await tx.update(items).set({ updatedAt: now }).where(eq(items.instructorId, id));
  return changed.length > 0;
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
