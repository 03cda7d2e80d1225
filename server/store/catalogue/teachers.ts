import { and, asc, eq } from 'drizzle-orm';
import type { Teacher, TeacherWords } from '../../../src/domain/catalogue/teacher.ts';
import { publicFileName, publicFileUrl } from '../../base/fileAddresses.ts';
import type { Db, Tx } from '../database/connection.ts';
import { instructors, items } from '../schema/catalogue.ts';
import { pagePictures } from '../schema/customPages.ts';
import { users } from '../schema/identity.ts';
import { type ListingRow, selectListings } from './items.ts';

/** All teachers by their Thai names. */
export async function listTeachers(db: Db): Promise<Teacher[]> {
  const rows = await db
    .select({ teacher: instructors, accountEmail: users.email })
    .from(instructors)
    .leftJoin(users, eq(users.id, instructors.userId))
    .orderBy(asc(instructors.nameTh), asc(instructors.id));
  return rows.map(({ teacher, accountEmail }) => ({ ...teacherOf(teacher), accountEmail }));
}

const teacherOf = (row: typeof instructors.$inferSelect): Omit<Teacher, 'accountEmail'> => ({
  id: row.id,
  name: { th: row.nameTh, en: row.nameEn },
  headline: row.headlineTh === null ? null : { th: row.headlineTh, en: row.headlineEn },
  about: row.aboutTh === null ? null : { th: row.aboutTh, en: row.aboutEn },
  pictureUrl: row.pictureName === null ? null : publicFileUrl(row.pictureName),
});

/** A teacher without the account, or `null`. */
export async function findTeacher(db: Db, id: string): Promise<Omit<Teacher, 'accountEmail'> | null> {
  const [row] = await db.select().from(instructors).where(eq(instructors.id, id));
  return row ? teacherOf(row) : null;
}

/** The visible courses of a teacher in the shop's order. */
export const coursesOfTeacher = (db: Db, id: string): Promise<readonly ListingRow[]> =>
  selectListings(db, and(eq(items.kind, 'course'), eq(items.instructorId, id)), [asc(items.rank), asc(items.id)]);

/** Whether a teacher has this picture already, or an administrator uploaded it. */
export async function isTeacherPicture(db: Db, name: string): Promise<boolean> {
  const uploaded = db.select({ name: pagePictures.name }).from(pagePictures).where(eq(pagePictures.name, name));
  const used = db.select({ name: instructors.pictureName }).from(instructors).where(eq(instructors.pictureName, name));
  return (await uploaded).length > 0 || (await used).length > 0;
}

const wordColumns = ({ name, headline, about, pictureUrl }: TeacherWords) => ({
  ...{ nameTh: name.th, nameEn: name.en },
  ...{ headlineTh: headline?.th ?? null, headlineEn: headline?.en ?? null },
  ...{ aboutTh: about?.th ?? null, aboutEn: about?.en ?? null },
  pictureName: publicFileName(pictureUrl),
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
