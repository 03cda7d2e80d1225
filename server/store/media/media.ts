import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { MediumKind } from '../../../src/domain/media/medium.ts';
import type { Db, Tx } from '../database/connection.ts';
import { items, lectures, sections } from '../schema/catalogue.ts';
import { pagePictures } from '../schema/customPages.ts';
import { media, mediaSubtitles } from '../schema/media.ts';

export type NewMedium = typeof media.$inferInsert;
export type StoredSubtitle = { readonly language: string; readonly storedName: string };

/** A medium with its subtitles, by language. */
export type StoredMedium = typeof media.$inferSelect & { readonly subtitles: readonly StoredSubtitle[] };

type MediaSearch = {
  readonly kind: MediumKind | null;
  /** Part of the name; '' finds all. */
  readonly keyword: string;
  readonly offset: number;
  readonly limit: number;
};

/** Media, newest first. */
export async function searchMedia(
  db: Db,
  { kind, keyword, offset, limit }: MediaSearch,
): Promise<{ readonly rows: readonly StoredMedium[]; readonly total: number }> {
  const condition = and(
    kind === null ? undefined : eq(media.kind, kind),
    keyword === '' ? undefined : ilike(media.name, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`),
  );
  const [counted] = await db.select({ total: count() }).from(media).where(condition);
  const rows = await db
    .select()
    .from(media)
    .where(condition)
    .orderBy(desc(media.createdAt), desc(media.id))
    .offset(offset)
    .limit(limit);
  return { rows: await withSubtitles(db, rows), total: counted?.total ?? 0 };
}

/** The media with these ids, in no order. */
export async function findMedia(db: Db, ids: readonly string[]): Promise<readonly StoredMedium[]> {
  if (ids.length === 0) return [];
  return withSubtitles(
    db,
    await db
      .select()
      .from(media)
      .where(inArray(media.id, [...ids])),
  );
}

export const findMedium = (db: Db, id: string): Promise<StoredMedium | null> => findOne(db, eq(media.id, id));

export const findMediumOfUpload = (db: Db, uploadId: string): Promise<StoredMedium | null> =>
  findOne(db, eq(media.uploadId, uploadId));

async function findOne(db: Db, condition: SQL): Promise<StoredMedium | null> {
  const [found = null] = await withSubtitles(db, await db.select().from(media).where(condition));
  return found;
}

async function withSubtitles(db: Db, rows: readonly (typeof media.$inferSelect)[]): Promise<readonly StoredMedium[]> {
  if (rows.length === 0) return [];
  const found = await db
    .select()
    .from(mediaSubtitles)
    .where(
      inArray(
        mediaSubtitles.mediumId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(mediaSubtitles.language);
  return rows.map((row) => ({ ...row, subtitles: found.filter(({ mediumId }) => mediumId === row.id) }));
}

/** Adds a medium, unless its upload has made one already. */
export async function insertMedium(tx: Tx, medium: NewMedium): Promise<void> {
  await tx.insert(media).values(medium).onConflictDoNothing({ target: media.uploadId });
}

/** Sets the change time of the items that use a medium, and answers their ids. */
export async function touchItemsOf(tx: Tx, mediumId: string, now: number): Promise<readonly string[]> {
  const inLectures = tx
    .select({ id: sections.itemId })
    .from(sections)
    .innerJoin(lectures, eq(lectures.sectionId, sections.id))
    .where(or(eq(lectures.mediumId, mediumId), sql`${mediumId} = any(${lectures.fileIds})`));
  const touched = await tx
    .update(items)
    .set({ updatedAt: now })
    .where(or(eq(items.teaserMediumId, mediumId), inArray(items.id, inLectures)))
    .returning({ id: items.id });
  return touched.map(({ id }) => id);
}

/** `false` without such a medium. */
export async function updateMedium(
  tx: Tx,
  id: string,
  changes: Pick<NewMedium, 'name' | 'posterName'>,
): Promise<boolean> {
  const changed = await tx.update(media).set(changes).where(eq(media.id, id)).returning({ id: media.id });
  return changed.length > 0;
}

/** Deletes a medium with its subtitles' rows; the caller removes the files. */
export async function deleteMedium(tx: Tx, id: string): Promise<void> {
  await tx.delete(media).where(eq(media.id, id));
}

export async function putSubtitle(tx: Tx, mediumId: string, { language, storedName }: StoredSubtitle): Promise<void> {
  await tx
    .insert(mediaSubtitles)
    .values({ mediumId, language, storedName })
    .onConflictDoUpdate({ target: [mediaSubtitles.mediumId, mediaSubtitles.language], set: { storedName } });
}

export async function deleteSubtitle(tx: Tx, mediumId: string, language: string): Promise<void> {
  await tx
    .delete(mediaSubtitles)
    .where(and(eq(mediaSubtitles.mediumId, mediumId), eq(mediaSubtitles.language, language)));
}

/** Serialises uses and removal of a medium until the transaction ends. `false` without such a medium. */
export async function lockMedium(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.select({ id: media.id }).from(media).where(eq(media.id, id)).for('update');
  return found.length > 0;
}

/** Reads the media with these ids, and keeps them from being removed until the transaction ends. */
export async function holdMedia(tx: Tx, ids: readonly string[]): Promise<readonly StoredMedium[]> {
  if (ids.length === 0) return [];
  await tx
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, [...ids]))
    .orderBy(media.id)
    .for('key share');
  return await findMedia(tx, ids);
}

/** How many lectures and courses use each medium. */
export async function countUses(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const uses = new Map<string, number>();
  if (ids.length === 0) return uses;
  const note = (id: string | null) => id !== null && uses.set(id, (uses.get(id) ?? 0) + 1);
  const wanted = [...ids];
  const teasers = await db
    .select({ id: items.teaserMediumId })
    .from(items)
    .where(inArray(items.teaserMediumId, wanted));
  for (const { id } of teasers) note(id);
  const rows = await db
    .select({ mediumId: lectures.mediumId, fileIds: lectures.fileIds })
    .from(lectures)
    .where(or(inArray(lectures.mediumId, wanted), sql`${lectures.fileIds} && ${sql.param(wanted, lectures.fileIds)}`));
  for (const { mediumId, fileIds } of rows) for (const id of new Set([mediumId, ...fileIds])) note(id);
  return uses;
}

/** The medium that has this file as its own or as its subtitles. */
async function mediumWithFile(db: Db, storedName: string): Promise<{ readonly id: string } | undefined> {
  const subtitles = db
    .select({ id: mediaSubtitles.mediumId })
    .from(mediaSubtitles)
    .where(eq(mediaSubtitles.storedName, storedName));
  const [medium] = await db
    .select({ id: media.id })
    .from(media)
    .where(or(eq(media.storedName, storedName), inArray(media.id, subtitles)));
  return medium;
}

/** Whether a private file belongs to the media library. Slips do not. */
export const isFileOfMedium = async (db: Db, storedName: string): Promise<boolean> =>
  (await mediumWithFile(db, storedName)) !== undefined;

/** Whether a file belongs to a film, sound, picture or document that everybody may see: a teaser or a preview. */
export async function isOpenFile(db: Db, storedName: string): Promise<boolean> {
  const medium = await mediumWithFile(db, storedName);
  if (medium === undefined) return false;
  const teasers = await db.select({ id: items.id }).from(items).where(eq(items.teaserMediumId, medium.id)).limit(1);
  if (teasers.length > 0) return true;
  const previews = await db
    .select({ id: lectures.id })
    .from(lectures)
    .where(
      and(
        eq(lectures.isPreview, true),
        or(eq(lectures.mediumId, medium.id), sql`${medium.id} = any(${lectures.fileIds})`),
      ),
    )
    .limit(1);
  return previews.length > 0;
}

/** The medium of a stored file, for its type and name; `null` for a seeded file or subtitles. */
export async function findMediumOfFile(
  db: Db,
  storedName: string,
): Promise<Pick<StoredMedium, 'name' | 'kind' | 'contentType'> | null> {
  const [row] = await db
    .select({ name: media.name, kind: media.kind, contentType: media.contentType })
    .from(media)
    .where(eq(media.storedName, storedName));
  return row ?? null;
}

/** Whether an administrator uploaded this public picture. */
export async function isUploadedPicture(db: Db, name: string): Promise<boolean> {
  const rows = await db.select({ name: pagePictures.name }).from(pagePictures).where(eq(pagePictures.name, name));
  return rows.length > 0;
}
