import { and, asc, desc, eq, inArray, isNotNull, isNull, max } from 'drizzle-orm';
import type {
  ArchivedLecture,
  CurriculumOrder,
  DeskLecture,
  DeskSection,
  LectureFields,
  SectionFields,
} from '../../../src/domain/catalogue/deskCurriculum.ts';
import { losesImportedFilm } from '../../../src/domain/catalogue/typedLecture.ts';
import { lectureContentOf } from '../../../src/domain/learning/playlist.ts';
import type { MediumKind } from '../../../src/domain/media/medium.ts';
import { canGiveAccess, orderStatuses } from '../../../src/domain/order/orderStatus.ts';
import { revisionOf } from '../../base/revisionOf.ts';
import type { Db, Tx } from '../database/connection.ts';
import { lectures, sections } from '../schema/catalogue.ts';
import { accessGrants } from '../schema/learning.ts';
import { media } from '../schema/media.ts';
import { orderLines, orders } from '../schema/orders.ts';

/** The sections and lectures of a course, without those that were taken out. */
export async function readCurriculum(db: Db, courseId: string): Promise<readonly DeskSection[]> {
  const rows = await db
    .select({ section: sections, lecture: lectures, kind: media.kind })
    .from(sections)
    .leftJoin(lectures, and(eq(lectures.sectionId, sections.id), isNull(lectures.archivedAt)))
    .leftJoin(media, eq(media.id, lectures.mediumId))
    .where(and(eq(sections.itemId, courseId), isNull(sections.archivedAt)))
    .orderBy(asc(sections.position), asc(sections.id), asc(lectures.position), asc(lectures.id));
  const found = new Map<string, DeskSection & { lectures: DeskLecture[] }>();
  for (const { section, lecture, kind } of rows) {
    const entry = found.get(section.id) ?? { ...sectionOf(section), lectures: [] };
    found.set(section.id, entry);
    if (lecture !== null) entry.lectures.push(lectureOf(lecture, kind));
  }
  return [...found.values()];
}

function sectionOf(row: typeof sections.$inferSelect): Omit<DeskSection, 'lectures'> {
  const fields: SectionFields = {
    name: { th: row.nameTh, en: row.nameEn },
    location: row.locationTh === null ? null : { th: row.locationTh, en: row.locationEn },
  };
  return { ...fields, id: row.id, revision: revisionOf(fields) };
}

function lectureOf(row: typeof lectures.$inferSelect, mediumKind: MediumKind | null): DeskLecture {
  const hasImportedFilm = row.videoName !== null && row.mediumId === null && row.linkUrl === null;
  const fields: LectureFields = {
    name: { th: row.nameTh, en: row.nameEn },
    isPreview: row.isPreview,
    durationSeconds: row.durationSeconds,
    text: row.textTh === null ? null : { th: row.textTh, en: row.textEn },
    kind: lectureContentOf(mediumKind, row),
    mediumId: row.mediumId,
    linkUrl: row.linkUrl,
    fileIds: row.fileIds,
  };
  return { ...fields, id: row.id, revision: revisionOf(fields), hasImportedFilm };
}

const sectionColumns = ({ name, location }: SectionFields) => ({
  ...{ nameTh: name.th, nameEn: name.en },
  ...{ locationTh: location?.th ?? null, locationEn: location?.en ?? null },
});

const lectureColumns = (lecture: LectureFields) => ({
  ...{ nameTh: lecture.name.th, nameEn: lecture.name.en },
  ...{ textTh: lecture.text?.th ?? null, textEn: lecture.text?.en ?? null },
  ...{ isPreview: lecture.isPreview, durationSeconds: lecture.durationSeconds },
  ...{ mediumId: lecture.mediumId, linkUrl: lecture.linkUrl, fileIds: [...lecture.fileIds] },
  ...(losesImportedFilm(lecture) ? { videoName: null } : {}),
});

/** Adds a section behind the others. */
export async function insertSection(tx: Tx, itemId: string, id: string, fields: SectionFields): Promise<void> {
  const [row] = await tx
    .select({ last: max(sections.position) })
    .from(sections)
    .where(eq(sections.itemId, itemId));
  await tx.insert(sections).values({ id, itemId, ...sectionColumns(fields), position: (row?.last ?? -1) + 1 });
}

/** Adds a lecture at the end of a section. */
export async function insertLecture(tx: Tx, sectionId: string, id: string, fields: LectureFields): Promise<void> {
  const [row] = await tx
    .select({ last: max(lectures.position) })
    .from(lectures)
    .where(eq(lectures.sectionId, sectionId));
  await tx.insert(lectures).values({ id, sectionId, ...lectureColumns(fields), position: (row?.last ?? -1) + 1 });
}

export const updateSection = (tx: Tx, id: string, fields: SectionFields) =>
  tx.update(sections).set(sectionColumns(fields)).where(eq(sections.id, id));

export const updateLecture = (tx: Tx, id: string, fields: LectureFields) =>
  tx.update(lectures).set(lectureColumns(fields)).where(eq(lectures.id, id));

/** Writes the places of all sections and lectures. Lectures keep their ids, also in another section. */
export async function writeOrder(tx: Tx, order: CurriculumOrder): Promise<void> {
  for (const [position, { id, lectureIds }] of order.entries()) {
    await tx.update(sections).set({ position }).where(eq(sections.id, id));
    for (const [place, lectureId] of lectureIds.entries()) {
      await tx.update(lectures).set({ sectionId: id, position: place }).where(eq(lectures.id, lectureId));
    }
  }
}

/** Takes lectures out of a course: archived if somebody has or may still get the course, otherwise deleted. */
export async function takeOutLectures(tx: Tx, itemId: string, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const those = inArray(lectures.id, [...ids]);
  const isKept = (await hasAccess(tx, itemId)) || (await hasOrders(tx, itemId));
  if (isKept) await tx.update(lectures).set({ archivedAt: now }).where(those);
  else await tx.delete(lectures).where(those);
}

/** Takes a section out once its lectures are out: it stays, archived, while some of them are archived. */
export async function takeOutSection(tx: Tx, id: string, now: number): Promise<void> {
  const rest = await tx.select({ id: lectures.id }).from(lectures).where(eq(lectures.sectionId, id)).limit(1);
  if (rest.length > 0) await tx.update(sections).set({ archivedAt: now }).where(eq(sections.id, id));
  else await tx.delete(sections).where(eq(sections.id, id));
}

/** The archived lectures of a course, the newest first. */
export async function readArchived(db: Db, courseId: string): Promise<readonly ArchivedLecture[]> {
  const rows = await db
    .select({ lecture: lectures, section: sections })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .where(and(eq(sections.itemId, courseId), isNotNull(lectures.archivedAt)))
    .orderBy(desc(lectures.archivedAt), asc(lectures.id));
  return rows.flatMap(({ lecture, section }) =>
    lecture.archivedAt === null
      ? []
      : [
          {
            ...{ id: lecture.id, archivedAt: lecture.archivedAt },
            name: { th: lecture.nameTh, en: lecture.nameEn },
            sectionName: { th: section.nameTh, en: section.nameEn },
          },
        ],
  );
}

/** Puts an archived lecture back at the end of its section, which comes back too. `false` without such a lecture. */
export async function putBackLecture(tx: Tx, courseId: string, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ sectionId: sections.id })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .where(and(eq(lectures.id, id), eq(sections.itemId, courseId), isNotNull(lectures.archivedAt)));
  if (row === undefined) return false;
  const [placed] = await tx
    .select({ last: max(lectures.position) })
    .from(lectures)
    .where(eq(lectures.sectionId, row.sectionId));
  const position = (placed?.last ?? -1) + 1;
  await tx.update(lectures).set({ archivedAt: null, position }).where(eq(lectures.id, id));
  await tx.update(sections).set({ archivedAt: null }).where(eq(sections.id, row.sectionId));
  return true;
}

/** Whether anybody has the course, also by hand. */
async function hasAccess(tx: Tx, itemId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .where(and(eq(accessGrants.itemId, itemId), isNull(accessGrants.revokedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Whether an order gave the course to its buyer or still may. */
async function hasOrders(tx: Tx, itemId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.itemId, itemId), inArray(orders.status, orderStatuses.filter(canGiveAccess))))
    .limit(1);
  return rows.length > 0;
}
