import { eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../database/connection.ts';
import { lectures, sections } from '../schema/catalogue.ts';
import { media } from '../schema/media.ts';

/** A stored section or lecture, also an archived one. */
export type StoredPart = { readonly id: string; readonly courseId: string; readonly isArchived: boolean };

/** The sections with these ids, of any course. */
export async function findSections(db: Db, ids: readonly string[]): Promise<readonly StoredPart[]> {
  const rows = await db
    .select({ id: sections.id, courseId: sections.itemId, archivedAt: sections.archivedAt })
    .from(sections)
    .where(inArray(sections.id, [...ids]));
  return rows.map(({ archivedAt, ...part }) => ({ ...part, isArchived: archivedAt !== null }));
}

/** The lectures with these ids, of any course. */
export async function findLectures(db: Db, ids: readonly string[]): Promise<readonly StoredPart[]> {
  const rows = await db
    .select({ id: lectures.id, courseId: sections.itemId, archivedAt: lectures.archivedAt })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .where(inArray(lectures.id, [...ids]));
  return rows.map(({ archivedAt, ...part }) => ({ ...part, isArchived: archivedAt !== null }));
}

export type NamedMedium = Pick<typeof media.$inferSelect, 'id' | 'kind' | 'name' | 'storedName' | 'durationSeconds'>;

/** The uploaded files that have one of these texts as id, name or end of their address. */
export async function findNamedMedia(db: Db, texts: readonly string[]): Promise<readonly NamedMedium[]> {
  if (texts.length === 0) return [];
  const { id, kind, name, storedName, durationSeconds } = media;
  return await db
    .select({ id, kind, name, storedName, durationSeconds })
    .from(media)
    .where(or(inArray(id, [...texts]), inArray(name, [...texts]), inArray(storedName, texts.map(endOfAddress))));
}

/** Whether a text is the id, the name or an address of a file. */
export const isMedium = ({ id, name, storedName }: NamedMedium, text: string): boolean =>
  id === text || name === text || storedName === endOfAddress(text);

const endOfAddress = (text: string): string => text.slice(text.lastIndexOf('/') + 1);
